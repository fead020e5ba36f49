"""Moments of a match, choices, tallies and verdicts as text for the terminal."""

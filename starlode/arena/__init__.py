"""Bots against each other: who meets whom, workers that play, results that survive, ratings."""

"""Bots that are not of the house: programs in any language, and classes of your own in Python."""

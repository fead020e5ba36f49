"""Calling the rules: the contract a game fulfils, the loops, and the referee that answers for one position."""

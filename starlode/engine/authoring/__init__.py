"""What a game is built from: the base classes, written positions, invariants and drawings."""

"""A game described for other languages."""

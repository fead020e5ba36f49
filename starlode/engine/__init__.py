"""What every game is made of: records, kernels, chance, events, loops. Knows no game."""

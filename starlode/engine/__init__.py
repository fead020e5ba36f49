"""What every game is made of: records, kernels, chance, events, loops. It knows no particular game."""

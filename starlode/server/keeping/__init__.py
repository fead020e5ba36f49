"""What is kept of people and their games: all of it shown, taken along or deleted."""

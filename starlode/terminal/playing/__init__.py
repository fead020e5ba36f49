"""The table at the terminal: play, watch and step through games."""

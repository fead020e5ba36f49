"""The table server: play together over the network, lose no move, and leak no secret."""

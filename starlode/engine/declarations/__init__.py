"""What a game declares as data: its things, decisions, events, options and action space."""

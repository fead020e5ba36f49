"""Everything a player reads or types: catalogues, moves, prompts, logs, scores and rules."""

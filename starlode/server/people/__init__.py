"""People who have kept a name: who they are, how they come back, and how well they play."""

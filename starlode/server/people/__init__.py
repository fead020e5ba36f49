"""People who keep a name: who they are, how they sign in, which seats are theirs, and how order is kept."""

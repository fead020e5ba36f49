"""How servers that share a store hear of each other."""

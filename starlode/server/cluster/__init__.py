"""How servers that share a store hear from each other."""

"""Turning Python functions into machine code, once, and keeping it on disk."""

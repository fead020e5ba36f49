"""Starlode: one digital table for three space-mining board games."""

__version__ = "0.1.0"

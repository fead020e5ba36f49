"""The workbench: turn a number of a component file, and see by the thousand what that does to the game.

Everything here runs in Python and, compiled from the same functions, in the page.
"""

"""Processes with compiled rules: compiling ahead, and assistants that think without keeping players waiting."""

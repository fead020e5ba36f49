"""Processes with compiled rules: compiling ahead, and assistants that think where nobody may be kept waiting."""

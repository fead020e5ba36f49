"""Files, locks, processes and the console: the layer between Starlode and the operating system."""

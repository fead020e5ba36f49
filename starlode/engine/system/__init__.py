"""Files, locks, processes and the console: what stands between Starlode and the operating system."""

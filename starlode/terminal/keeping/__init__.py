"""The files in which games at this terminal are kept."""

"""Many games at once: batches and walks on a CPU, and the same on a GPU."""

"""The rules of a game as WebAssembly, compiled from the same kernels that run everywhere else."""

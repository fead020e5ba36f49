"""The same rules on a GPU, through numba-cuda (`pip install starlode[gpu]`): millions of games side by side.

    from starlode.engine.many.cuda import GpuBatch

    batch = GpuBatch(load_game("cave-in"), 1 << 20, seed=7)
    batch.play(100)                              # a hundred random decisions in every game
    masks = torch.as_tensor(batch.masks, device="cuda")   # no copy; CuPy and JAX take them as they are, too
    batch.step(actions)                          # your own decisions

You can import this module without the package or a GPU. Making a batch needs both, and says what is missing.
"""

from starlode.engine.many.cuda.batch import GpuBatch

__all__ = ["GpuBatch"]

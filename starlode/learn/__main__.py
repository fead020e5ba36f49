"""`python -m starlode.learn cave-in`: see the package."""

from __future__ import annotations

import argparse, sys, time
from pathlib import Path
import numpy as np
from starlode.games import find_game
from starlode.learn.train import Course, Trainer

p = argparse.ArgumentParser()
p.add_argument("game"); p.add_argument("--minutes", type=float, default=1e9); p.add_argument("--decisions", type=float, default=1e9)
p.add_argument("--games", type=int, default=1 << 16); p.add_argument("--steps", type=int, default=64); p.add_argument("--rows", type=int, default=1 << 16)
p.add_argument("--epochs", type=int, default=2)
p.add_argument("--seed", type=int, default=1); p.add_argument("--out", type=Path, default=Path("networks"))
a = p.parse_args()
t0 = time.time()
trainer = Trainer(find_game(a.game).load(), Course(int(a.decisions), a.games, a.steps, a.rows, a.epochs, a.seed), a.out)
print(a.game, "ready", round(time.time() - t0, 1), trainer.device, trainer.course.shares(trainer.game), flush=True)
last = [0.0, trainer.decisions]
def hear(t, g):
    now = time.time()
    if now - last[0] > 10:
        print(f"{a.game} {now-t0:.0f}s {t.decisions/1e6:.0f}M {t.games/1e6:.2f}Mg {(t.decisions-last[1])/max(1e-9,now-last[0])/1e6:.2f}M/s pol {g.policy:.4f} val {g.value:.4f} ent {g.entropy:.3f} kl {g.drift:.4f}", flush=True)
        last[0], last[1] = now, t.decisions
trainer.run(hear, a.minutes * 60)
print(a.game, 'done', trainer.decisions, trainer.games, round(time.time()-t0), flush=True)
np.savez_compressed(a.out / f"{a.game}.npz", **trainer.model.arrays())

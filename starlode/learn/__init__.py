"""Teaching a network to play by self-play: `starlode learn cave-in` (the extra `train`).

PPO in plain PyTorch, one idea per file: `fleet` deals and steps many games side by side, on a GPU where there is one;
`rollout` lets the network play them against itself and says how good every decision turned out; `ppo` improves the
network by that; `trainer` does so for as long as you like, saves its progress and continues from there;
`remote_play` has others play, here or on a Ray; `strength` tests it, and `curve` writes down how it went. What is
learned is written as `starlode.bots.network` reads it, which needs no PyTorch.
"""

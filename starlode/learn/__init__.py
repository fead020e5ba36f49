"""Teaching a network to play by self-play: `python -m starlode.learn cave-in` (`pip install 'starlode[learn]'`).

PPO in plain PyTorch, one file a thought: `fleet` deals and steps many games side by side, on a GPU where there is one;
`rollout` lets the network play them against itself and says how good every decision turned out; `ppo` improves the
network by that; `train` does so for as long as one likes, keeps what it has on disk and goes on from there. What is
learned is written for `starlode.bots.network`, which needs no PyTorch.
"""

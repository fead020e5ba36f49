"""The games behind interfaces that researchers already use: PettingZoo, Gymnasium, OpenSpiel. No rules live here.

Each module needs the package it is called after: `pip install 'starlode[envs]'` brings all three.
"""

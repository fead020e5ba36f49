"""The games behind interfaces that researchers already use: PettingZoo, Gymnasium, OpenSpiel. No rules live here.

Each module needs the package it is called after: `pip install 'starlode[envs]'` brings all three. Importing this
package registers every game with Gymnasium, if that is installed.
"""

from importlib.util import find_spec

if find_spec("gymnasium"):
    from starlode.envs.registration import register_all

    register_all()

"""Settings shared by all tests."""

import os

from hypothesis import settings

# The first example may wait for the compiler, so there is no deadline; CI tries the same examples every time.
settings.register_profile("starlode", deadline=None, derandomize=os.environ.get("CI") == "true")
settings.load_profile("starlode")

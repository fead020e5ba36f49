// What the worker runs: searches.

import "@starlode/engine/worker";

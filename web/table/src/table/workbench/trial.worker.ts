// What a worker of the workbench runs.

import "@starlode/engine/trials";

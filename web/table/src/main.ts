import { mount } from "svelte";

import App from "./App.svelte";
import "./art/base.css";
import "./art/tokens.css";

mount(App, { target: document.getElementById("app")! });

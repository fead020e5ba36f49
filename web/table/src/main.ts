import { mount } from "svelte";

import App from "./App.svelte";
import "./art/base.css";
import "./art/tokens.css";
import { isPlain } from "./table/resources/server";

mount(App, { target: document.getElementById("app")! });

// A site of plain files keeps itself for when there is no network.
if (isPlain()) void navigator.serviceWorker?.register("./sw.js");

// The worker of a server's page says where to go when a call was answered.
navigator.serviceWorker?.addEventListener("message", ({ data }) => (location.href = String(data)));

import "./art/tokens.css";
import "./art/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./shell/route.svelte";
import { speech } from "./words/language.svelte";

router.begin();
await speech.begin();
mount(App, { target: document.getElementById("page")! });
if ("serviceWorker" in navigator && location.protocol !== "file:")
  navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);

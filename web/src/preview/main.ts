import "../art/tokens.css";
import "../art/base.css";
import { mount } from "svelte";
import { speech } from "../words/language.svelte";
import { LANGUAGES } from "../words/words";
import Preview from "./Preview.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
const language = LANGUAGES.find((known) => known === asked.get("language")) ?? "en";
await speech.speak(language);
mount(Preview, { target: document.getElementById("page")! });

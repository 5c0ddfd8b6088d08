import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import { keepPagesWhenIdle } from "./offline/register";
import { words } from "./words/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
await words.speak();
mount(App, { target });
keepPagesWhenIdle();

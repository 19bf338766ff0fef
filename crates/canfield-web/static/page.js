// Loads the program and begins to play.
import init, { start_page } from "./canfield_web.js";

await init();
start_page(new URL("./", import.meta.url).href);

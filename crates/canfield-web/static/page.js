// Loads the program and begins to play.
import init, { start_page } from "./canfield_web.js";

// Whatever stops the program, the player is told. The words lie ready in the page, for then nobody else can speak.
addEventListener("error", (event) => {
    if (event.error) {
        document.getElementById("fault")?.removeAttribute("hidden");
    }
});

await init();
start_page(new URL("./", import.meta.url).href);

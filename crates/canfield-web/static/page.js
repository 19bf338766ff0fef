// Loads the program and begins to play.
import init, { start_page } from "./canfield_web.js";

// Whatever stops the program, the player is told. The words lie ready in the page, for then nobody else can speak. A screen
// that is open would lie over them, and nobody can close it any more.
function stopped() {
    document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close());
    document.getElementById("fault")?.removeAttribute("hidden");
}

addEventListener("error", (event) => {
    if (event.error) {
        stopped();
    }
});

// It may also stop where a promise was waited for. That a player refuses something is a rejection too, but none of ours.
addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof WebAssembly.RuntimeError) {
        stopped();
    }
});

await init();
start_page(new URL("./", import.meta.url).href);

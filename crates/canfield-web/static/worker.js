// Loads the program a second time, for the solver.
import init, { start_worker } from "./canfield_web.js";

await init();
start_worker();

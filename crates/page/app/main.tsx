import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import "./style/shell.css";
import "./style/results.css";
import "./style/print.css";
import { render } from "preact";
import { App } from "./shell/app";
import { restoreDisplay } from "./state/display";
import { readSettings } from "./state/settings";
import { applyTheme } from "./shell/theme";

applyTheme();
restoreDisplay();
const root = document.getElementById("page");
if (root) render(<App settings={await readSettings()} />, root);

// The colour theme: follows the system until the user selects light or dark.

export type Theme = "system" | "light" | "dark";

const THEME = "wayfare.theme";

export function theme(): Theme {
  const kept = localStorage.getItem(THEME);
  return kept === "light" || kept === "dark" ? kept : "system";
}

export function setTheme(theme: Theme): void {
  if (theme === "system") localStorage.removeItem(THEME);
  else localStorage.setItem(THEME, theme);
  applyTheme();
}

export function applyTheme(): void {
  const chosen = theme();
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

/** Returns whether the page is currently dark. */
export function isDark(): boolean {
  const chosen = theme();
  return chosen === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
}

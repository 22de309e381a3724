// This tab's API client, session and key. The URL contains neither the session nor the key. The key is stored only in
// the tab's session storage.
import { createClient, type Client } from "@wayfare/client";
import type { Settings } from "./settings";

const KEY = "wayfare.key";
const SESSION = "wayfare.session";

/** The key sent to services that accept any key. */
const ANY = "search-page";

/** Asks the user for a key. Resolves to `undefined` if the user declines. */
export type AskForKey = (refused: boolean) => Promise<string | undefined>;

/** `true` if the user has declined to enter a key. */
let declined = false;

/** Allows another prompt for the key. Called when a new search starts. */
export function mayAskForKey(): void {
  declined = false;
}

/** Creates the client. Calls made while the key prompt is open wait for the same answer. */
export function openSession(settings: Settings, ask: AskForKey): Client {
  let asking: Promise<string | undefined> | undefined;
  const askOnce = (refused: boolean) => {
    if (declined) return undefined;
    asking ??= ask(refused)
      .then(keep)
      .finally(() => (asking = undefined));
    return asking;
  };
  return createClient({
    baseUrl: new URL(".", document.baseURI).href,
    session: userTrackId(),
    key(refused) {
      const key = sessionStorage.getItem(KEY);
      if (refused !== undefined) return key !== null && key !== refused ? key : askOnce(true);
      return key ?? (settings.key === "any" ? ANY : askOnce(false));
    },
  });
}

export function forgetKey(): void {
  sessionStorage.removeItem(KEY);
}

function keep(key: string | undefined): string | undefined {
  declined = key === undefined;
  if (key !== undefined) sessionStorage.setItem(KEY, key);
  return key;
}

/** Returns the id of the tab's session, which is created once and sent with every call. */
function userTrackId(): string {
  const known = sessionStorage.getItem(SESSION);
  if (known !== null) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0"));
  sessionStorage.setItem(SESSION, made.join(""));
  return made.join("");
}

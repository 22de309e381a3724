// The client of this tab, with its session and its key. Neither is in the address, and the key is in no other place than
// the tab's storage.
import { createClient, type Client } from "@wayfare/client";
import type { Settings } from "./settings";

const KEY = "wayfare.key";
const SESSION = "wayfare.session";

/** The key that is sent where any will do. */
const ANY = "search-page";

/** Asks the traveller for a key; `undefined` if there is none to be had. */
export type AskForKey = (refused: boolean) => Promise<string | undefined>;

/** Whether the traveller would rather not give a key now. */
let declined = false;

/** Lets the key be asked for again: somebody searches anew. */
export function mayAskForKey(): void {
  declined = false;
}

/** Makes the client. Calls that come while the key is asked for wait for the same answer. */
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

/** The id of the tab's session: made once, the same for all of its calls. */
function userTrackId(): string {
  const known = sessionStorage.getItem(SESSION);
  if (known !== null) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0"));
  sessionStorage.setItem(SESSION, made.join(""));
  return made.join("");
}

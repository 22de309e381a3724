// What every view has: the client, the operator's settings, and the currency of all prices.
import type { Client } from "@wayfare/client";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Settings } from "./settings";

export interface Page {
  client: Client;
  settings: Settings;
  /** Currency that prices are asked for in. */
  currency: string;
}

export const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error("views are shown within the page");
  return page;
}

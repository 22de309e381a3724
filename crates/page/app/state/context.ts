// Context of all views: the API client, the operator's settings and the currency.
import type { Client } from "@wayfare/client";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Settings } from "./settings";

export interface Page {
  client: Client;
  settings: Settings;
  /** Currency of requested prices. */
  currency: string;
}

export const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error("usePage was called outside PageContext");
  return page;
}

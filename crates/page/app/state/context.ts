// Context of all views: the API client, the operator's settings, the currency and the units.
import type { Client } from "@wayfare/client";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Units } from "./display";
import type { Settings } from "./settings";

export interface Page {
  client: Client;
  settings: Settings;
  /** Currency of requested prices. */
  currency: string;
  /** Units of displayed distances. */
  units: Units;
}

export const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === undefined) throw new Error("usePage was called outside PageContext");
  return page;
}

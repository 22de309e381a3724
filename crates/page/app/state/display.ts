// Currency and units: in the URL, so that links show the same page, and on the device, for later visits.
import { go, useAddress } from "./address";

export const UNITS = ["km", "mi"] as const;
export type Units = (typeof UNITS)[number];

const NAMES = ["currency", "units"] as const;
type Name = (typeof NAMES)[number];

const key = (name: Name) => `wayfare.${name}`;

/** Copies currency and units from the URL to the parameters of another state. */
export function withDisplay(params: URLSearchParams): URLSearchParams {
  const now = new URLSearchParams(location.search);
  for (const name of NAMES) {
    const value = now.get(name);
    if (value !== null) params.set(name, value);
  }
  return params;
}

/** Adds the currency and units of earlier visits to a URL without them. */
export function restoreDisplay(): void {
  const params = new URLSearchParams(location.search);
  for (const name of NAMES) {
    const kept = localStorage.getItem(key(name));
    if (kept !== null && !params.has(name)) params.set(name, kept);
  }
  go(params, "replace");
}

export interface Display {
  currency: string;
  units: Units;
  set(name: Name, value: string): void;
}

/** Returns the currency and the units of the page. `otherwise` is the currency of the service's market. */
export function useDisplay(otherwise: string): Display {
  const address = useAddress();
  return {
    currency: /^[A-Z]{3}$/.exec(address.get("currency") ?? "")?.[0] ?? otherwise,
    units: UNITS.find((units) => units === address.get("units")) ?? "km",
    set(name, value) {
      localStorage.setItem(key(name), value);
      address.set(name, value);
      go(address, "replace");
    },
  };
}

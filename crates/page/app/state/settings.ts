// What the operator of the service has set for the page.

export interface Settings {
  /** Style of the base map; without one, the map has coasts, countries and towns. */
  tiles: string | null;
  /** Whether any key will do, or one is required. */
  key: "any" | "required";
  /** Whether prices are invented. */
  invented: boolean;
  /** Currency of the service's market. */
  currency: string;
}

const WITHOUT: Settings = { tiles: null, key: "any", invented: false, currency: "USD" };

/** Reads them. Where they can't be had, the page does without. */
export async function readSettings(): Promise<Settings> {
  try {
    const answer = await fetch("page/settings.json");
    return answer.ok ? { ...WITHOUT, ...((await answer.json()) as Partial<Settings>) } : WITHOUT;
  } catch {
    return WITHOUT;
  }
}

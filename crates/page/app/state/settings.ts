// Page settings that the service's operator chooses.

export interface Settings {
  /** URL of the base map's style. Without it, the built-in map shows coasts, countries and towns. */
  tiles: string | null;
  /** Key policy: `any` if the service accepts any key, `required` if it needs a valid key. */
  key: "any" | "required";
  /** `true` if prices are fictitious. */
  invented: boolean;
  /** Currency of the service's market. */
  currency: string;
}

const WITHOUT: Settings = { tiles: null, key: "any", invented: false, currency: "USD" };

/** Fetches the settings. Falls back to defaults on failure. */
export async function readSettings(): Promise<Settings> {
  try {
    const answer = await fetch("page/settings.json");
    return answer.ok ? { ...WITHOUT, ...((await answer.json()) as Partial<Settings>) } : WITHOUT;
  } catch {
    return WITHOUT;
  }
}

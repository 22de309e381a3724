// Numbers, days and times as people write them. Days and times of the service are local to their place: they are never
// moved to another zone.

const LOCALE = "en-GB";

/** `1,204 hotels`, `1 hotel`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

export function number(value: number, digits = 0): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: digits });
}

/** An amount with its currency; whole from a hundred on, where cents do not count. */
export function money(amount: number, currency: string | undefined, exact = false): string {
  // Answers may lack what they should have.
  if (!Number.isFinite(amount)) return "not stated";
  if (currency === undefined) return number(amount, 2);
  const digits = exact ? {} : Math.abs(amount) >= 100 || Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  try {
    return amount.toLocaleString("en-US", { style: "currency", currency, currencyDisplay: "symbol", ...digits });
  } catch {
    return `${number(amount, 2)} ${currency}`;
  }
}

/** `Wed 6 Jan`, of a day or a local time. */
export function weekday(day: string): string {
  return said(day, { weekday: "short", day: "numeric", month: "short" });
}

/** `6 January 2027`. */
export function longDay(day: string): string {
  return said(day, { day: "numeric", month: "long", year: "numeric" });
}

/** `January 2027`. */
export function month(day: string): string {
  return said(day.length === 7 ? `${day}-01` : day, { month: "long", year: "numeric" });
}

/** `21:35`, of a local time. */
export function clock(time: string | undefined): string {
  return time?.slice(11, 16) || "?";
}

/** `13h 15m`, of minutes. */
export function duration(minutes: number | undefined): string {
  if (minutes === undefined) return "?";
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours ? `${hours}h ${String(rest).padStart(2, "0")}m` : `${rest}m`;
}

/** Nights or days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY);
}

/** A day that many days later. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** Today, where the traveller is. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

const DAY = 86_400_000;

function said(day: string, options: Intl.DateTimeFormatOptions): string {
  const at = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(at)) return day;
  return new Date(at).toLocaleDateString(LOCALE, { ...options, timeZone: "UTC" }).replace(",", "");
}

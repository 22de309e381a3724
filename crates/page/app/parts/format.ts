// Formats numbers, dates and times. Dates and times from the service are local to their place and never converted to
// another time zone.

import type { Units } from "../state/display";

const LOCALE = "en-GB";

/** Formats a count with its noun: `1,204 hotels`, `1 hotel`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

export function number(value: number, digits = 0): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: digits });
}

/** Formats an amount with its currency. Amounts of 100 or more are rounded to whole numbers unless `exact` is set. */
export function money(amount: number, currency: string | undefined, exact = false): string {
  // Responses may lack required amounts.
  if (!Number.isFinite(amount)) return "not specified";
  if (currency === undefined) return number(amount, 2);
  const digits = exact ? {} : Math.abs(amount) >= 100 || Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {};
  try {
    return amount.toLocaleString("en-US", { style: "currency", currency, currencyDisplay: "symbol", ...digits });
  } catch {
    return `${number(amount, 2)} ${currency}`;
  }
}

/** Formats a date or local time as `Wed 6 Jan`. */
export function weekday(day: string): string {
  return formatDate(day, { weekday: "short", day: "numeric", month: "short" });
}

/** Formats a date as `6 January 2027`. */
export function longDay(day: string): string {
  return formatDate(day, { day: "numeric", month: "long", year: "numeric" });
}

/** Formats a month or date as `January 2027`. */
export function month(day: string): string {
  return formatDate(day.length === 7 ? `${day}-01` : day, { month: "long", year: "numeric" });
}

/** Formats the time of a local date and time as `21:35`. */
export function clock(time: string | undefined): string {
  return time?.slice(11, 16) || "?";
}

/** Formats minutes as `13h 15m`. */
export function duration(minutes: number | undefined): string {
  if (minutes === undefined) return "?";
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours ? `${hours}h ${String(rest).padStart(2, "0")}m` : `${rest}m`;
}

/** Formats a distance, such as `350 m`, `2.4 km` or `1.5 mi`. */
export function distanceText(km: number, units: Units): string {
  if (units === "mi") return `${number(km / KM_PER_MILE, 1)} mi`;
  return km < 1 ? `${Math.round(km * 100) * 10} m` : `${number(km, 1)} km`;
}

/** Converts a distance in a text from the service, such as `13.7 mi`. Any other text stays unchanged. */
export function inUnits(text: string, units: Units): string {
  const [, amount, unit] = /^([\d.]+) (km|mi)$/.exec(text) ?? [];
  if (amount === undefined) return text;
  return distanceText(Number(amount) * (unit === "mi" ? KM_PER_MILE : 1), units);
}

const KM_PER_MILE = 1.609344;

/** Counts the nights between two dates. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY);
}

/** Adds days to a date. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** Returns today's date in the browser's time zone. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

const DAY = 86_400_000;

function formatDate(day: string, options: Intl.DateTimeFormatOptions): string {
  const at = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(at)) return day;
  return new Date(at).toLocaleDateString(LOCALE, { ...options, timeZone: "UTC" }).replace(",", "");
}

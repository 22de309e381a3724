// Months, such as `2027-03`, and their weeks.
import { plusDays, today } from "../parts/format";

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function plusMonths(month: string, months: number): string {
  const [year = 0, index = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, index - 1 + months, 1)).toISOString().slice(0, 7);
}

export function firstDay(month: string): string {
  return `${month}-01`;
}

export function lastDay(month: string): string {
  return plusDays(firstDay(plusMonths(month, 1)), -1);
}

/** Returns the months of the calendar: the current month and the next eleven months. */
export function monthsAhead(): string[] {
  return Array.from({ length: 12 }, (_, at) => plusMonths(monthOf(today()), at));
}

/** Splits a month into weeks starting on Monday. Days of other months are `undefined`. */
export function weeksOf(month: string): (string | undefined)[][] {
  const days = Number(lastDay(month).slice(8));
  const before = (new Date(`${firstDay(month)}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const at = week * 7 + weekday - before;
      return at >= 0 && at < days ? plusDays(firstDay(month), at) : undefined;
    }),
  );
}

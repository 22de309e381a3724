// The fares of a month, one day per cell (the ARIA grid pattern: arrow keys move between days).
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { longDay, month as monthText, plusDays, today, weekday } from "../parts/format";
import { lastDay, monthOf, weeksOf } from "./months";
import { cheapestOf, fareLabel, fareText, levelOf, type Fare } from "./use-fares";

interface Props {
  month: string;
  selected: string | undefined;
  /** The selected return date. */
  until: string | undefined;
  asking: boolean;
  fares: readonly Fare[];
  currency: string | undefined;
  /** Moves to the next or previous month. */
  onMonth(by: 1 | -1): void;
  onDay(day: string, fare: Fare | undefined): void;
}

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export function CalendarGrid({ month, selected, until, asking, fares, currency, onMonth, onDay }: Props) {
  const cheapest = cheapestOf(fares);
  const [current, setCurrent] = useState<string>();
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);

  // Roving tab index: the only day in the tab order.
  const inMonth = (day: string | undefined) => (day && monthOf(day) === month ? day : undefined);
  const reachable = inMonth(current) ?? selected ?? cheapest?.day ?? inMonth(today()) ?? `${month}-01`;

  // A layout effect, because a passive effect might move the focus only after the next key press.
  useLayoutEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${reachable}"]`)?.focus();
    moved.current = false;
  }, [reachable]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, reachable);
    if (next === undefined) return;
    event.preventDefault();
    if (next < today()) return;
    if (monthOf(next) !== month) onMonth(next > reachable ? 1 : -1);
    moved.current = true;
    setCurrent(next);
  };

  return (
    <table
      ref={grid}
      role="grid"
      class="flights-calendar"
      aria-label={monthText(month)}
      aria-busy={asking}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, at) => (
          <tr key={at}>
            {week.map((day, weekday) =>
              day === undefined ? (
                <td key={weekday} />
              ) : (
                <Day
                  key={day}
                  day={day}
                  fare={fares.find((fare) => fare.day === day)}
                  fares={fares}
                  currency={currency}
                  cheapest={day === cheapest?.day}
                  selected={day === selected || isWithin(day, selected, until)}
                  reachable={day === reachable}
                  onDay={onDay}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: string;
  fare: Fare | undefined;
  fares: readonly Fare[];
  currency: string | undefined;
  cheapest: boolean;
  selected: boolean;
  reachable: boolean;
  onDay(day: string, fare: Fare | undefined): void;
}

function Day({ day, fare, fares, currency, cheapest, selected, reachable, onDay }: DayProps) {
  const past = day < today();
  const shade = fare ? `level-${levelOf(fare, fares)}` : "";
  return (
    <td class={`${shade} ${cheapest ? "cheapest" : ""}`} aria-selected={selected}>
      <button data-day={day} tabIndex={reachable ? 0 : -1} disabled={past} onClick={() => onDay(day, fare)}>
        <span class="visually-hidden">{dayText(day, fare, currency, cheapest)}</span>
        <span class="flights-day" aria-hidden="true">
          <span>{Number(day.slice(8))}</span>
          {fare && <b>{fareText(fare, currency)}</b>}
          {fare?.back && <small>to {shortDay(fare.back, day)}</small>}
          {cheapest && <small class="flights-least">lowest</small>}
        </span>
      </button>
    </td>
  );
}

function dayText(day: string, fare: Fare | undefined, currency: string | undefined, cheapest: boolean): string {
  if (!fare) return `${longDay(day)}, no fare available`;
  const back = fare.back ? `, return on ${longDay(fare.back)}` : "";
  return `${longDay(day)}${back}: ${fareLabel(fare, currency)}${cheapest ? ", lowest of the month" : ""}`;
}

/** Returns whether a day is within the selected stay. */
function isWithin(day: string, from: string | undefined, until: string | undefined): boolean {
  return from !== undefined && until !== undefined && day >= from && day <= until;
}

/** Formats a day as `16`, or as `2 Apr` in another month. */
function shortDay(day: string, from: string): string {
  const [, date = "", month = ""] = weekday(day).split(" ");
  return monthOf(day) === monthOf(from) ? date : `${date} ${month}`;
}

/** Returns the day to which a key moves the focus. */
function dayAfterKey(key: string, day: string): string | undefined {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  switch (key) {
    case "ArrowLeft":
      return plusDays(day, -1);
    case "ArrowRight":
      return plusDays(day, 1);
    case "ArrowUp":
      return plusDays(day, -7);
    case "ArrowDown":
      return plusDays(day, 7);
    case "Home":
      return plusDays(day, -weekday);
    case "End":
      return plusDays(day, 6 - weekday);
    case "PageUp":
      return plusDays(`${monthOf(day)}-01`, -1);
    case "PageDown":
      return plusDays(lastDay(monthOf(day)), 1);
    default:
      return undefined;
  }
}

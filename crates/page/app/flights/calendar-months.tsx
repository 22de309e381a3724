// A bar chart of the lowest fares over a year. Each bar opens its month.
import { useEffect, useRef } from "preact/hooks";
import { month as monthText, today } from "../parts/format";
import { lastDay, monthOf, monthsAhead } from "./months";
import type { FlightQuery } from "./query";
import { cheapestOf, fareLabel, fareText, useFares } from "./use-fares";

interface Props {
  query: FlightQuery;
  shown: string;
  nostops: boolean;
  onMonth(month: string): void;
}

export function CalendarMonths({ query, shown, nostops, onMonth }: Props) {
  const months = monthsAhead();
  const last = months.at(-1) ?? shown;
  const found = useFares(query, { from: today(), to: lastDay(last), by: "month", nostops });
  const fares = found.state === "found" ? found.fares : [];
  const currency = found.state === "found" ? found.currency : undefined;
  const dearest = Math.max(...fares.map(({ price }) => price));
  const cheapest = cheapestOf(fares);

  // On phones, the row is wider than the window.
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const pressed = list.current?.querySelector<HTMLElement>("[aria-pressed=true]");
    if (pressed) list.current?.scrollTo({ left: pressed.offsetLeft - list.current.clientWidth / 2 });
  }, [shown]);

  return (
    <ul ref={list} class="flights-months" aria-label="Lowest fare by month">
      {months.map((month) => {
        const fare = fares.find(({ day }) => monthOf(day) === month);
        const least = fare !== undefined && fare === cheapest;
        return (
          <li key={month}>
            <button aria-pressed={month === shown} onClick={() => onMonth(month)}>
              <span class="visually-hidden">
                {monthText(month)}: {fare ? fareLabel(fare, currency) : "no fare available"}
                {least && ", lowest of the year"}
              </span>
              <small aria-hidden="true">{fare ? fareText(fare, currency) : "–"}</small>
              <span class="flights-month-bar" aria-hidden="true">
                <i
                  class={least ? "least" : undefined}
                  style={{ blockSize: fare ? `${(100 * fare.price) / dearest}%` : "0" }}
                />
              </span>
              <span aria-hidden="true">{monthText(month).slice(0, 3)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

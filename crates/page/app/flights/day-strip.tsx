// The lowest known fares on the days around the departure date.
import { useEffect, useRef } from "preact/hooks";
import { daysBetween, month, plural, plusDays, today, weekday } from "../parts/format";
import { Icon } from "../parts/icon";
import { monthOf } from "./months";
import type { FlightQuery } from "./query";
import { cheapestOf, fareLabel, fareText, levelOf, useFares } from "./use-fares";

interface Props {
  query: FlightQuery;
  onDay(day: string, back: string | undefined): void;
  onCalendar(month: string): void;
}

const AROUND = 3;

export function DayStrip({ query, onDay, onCalendar }: Props) {
  const out = query.out ?? today();
  const from = [plusDays(out, -AROUND), today()].sort().at(-1) ?? out;
  const days = Array.from({ length: 2 * AROUND + 1 }, (_, at) => plusDays(from, at));
  const nights = query.trip === "return" && query.out && query.back ? daysBetween(query.out, query.back) : undefined;
  const found = useFares(query, { from, to: days.at(-1) ?? out, by: "day", nostops: false, nights });
  const fares = found.state === "found" ? found.fares : [];
  const currency = found.state === "found" ? found.currency : undefined;
  const cheapest = cheapestOf(fares);

  // On phones, the row is wider than the window.
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (current)
      list.current?.scrollTo({ left: current.offsetLeft - (list.current.clientWidth - current.clientWidth) / 2 });
  }, [out, found.state]);

  const label = `Show ${month(out).split(" ")[0]}`;
  if (found.state === "none" || found.state === "failed") return null;
  return (
    <section class="flights-strip" aria-label="Nearby dates">
      <small>
        1 adult{query.cabin !== "economy" && ", economy"}
        <br />
        {nights === undefined ? "One way" : plural(nights, "night")}
      </small>
      <ul ref={list}>
        {days.map((day) => {
          const fare = fares.find((fare) => fare.day === day);
          const least = fare !== undefined && fare === cheapest;
          return (
            <li key={day}>
              <button
                class={fare ? `level-${levelOf(fare, fares)}` : undefined}
                aria-current={day === query.out ? "date" : undefined}
                onClick={() => onDay(day, nights === undefined ? undefined : plusDays(day, nights))}
              >
                <small aria-hidden="true">{weekday(day).split(" ").slice(0, 2).join(" ")}</small>
                <b aria-hidden="true">{fare ? fareText(fare, currency) : "–"}</b>
                <span class="visually-hidden">
                  {weekday(day)}: {fare ? fareLabel(fare, currency) : "no fare available"}
                  {least && ", lowest"}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <button class="icon" aria-label={label} title={label} onClick={() => onCalendar(monthOf(out))}>
        <Icon name="calendar" />
      </button>
    </section>
  );
}

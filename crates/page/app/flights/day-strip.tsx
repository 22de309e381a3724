// The lowest known fares on the days around the departure date.
import { useEffect, useRef } from "preact/hooks";
import { month, plusDays, today, weekday } from "../parts/format";
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
  const found = useFares(query, { from, to: days.at(-1) ?? out, by: "day", nostops: false });
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

  if (found.state === "none" || found.state === "failed") return null;
  return (
    <section class="flights-strip" aria-label="Nearby dates">
      <ul ref={list}>
        {days.map((day) => {
          const fare = fares.find((fare) => fare.day === day);
          return (
            <li key={day}>
              <button
                class={fare ? `level-${levelOf(fare, fares)}` : undefined}
                aria-current={day === query.out ? "date" : undefined}
                onClick={() => onDay(day, query.trip === "return" ? (fare?.back ?? plusDays(day, 7)) : undefined)}
              >
                <span>{weekday(day)}</span>
                {query.trip === "return" && <small>{fare?.back ? `to ${weekday(fare.back)}` : "\u00a0"}</small>}
                {fare ? <b aria-hidden="true">{fareText(fare, currency)}</b> : <b>–</b>}
                {fare && <span class="visually-hidden">{fareLabel(fare, currency)}</span>}
                {fare !== undefined && fare === cheapest && <small class="flights-least">lowest</small>}
              </button>
            </li>
          );
        })}
      </ul>
      <button onClick={() => onCalendar(monthOf(out))}>
        <Icon name="calendar" /> Show {month(out).split(" ")[0]}
      </button>
      <p class="soft">
        Lowest known economy fares for one adult
        {query.trip === "return" && ", cheapest length of stay"}. ≈ means predicted.
      </p>
    </section>
  );
}

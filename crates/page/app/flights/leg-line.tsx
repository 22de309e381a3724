// A leg in a line: departure, the way, arrival.
import { clock, duration, weekday } from "../parts/format";
import type { Leg } from "./itinerary";
import { stopsText, stopText } from "./words";

export function LegLine({ leg }: { leg: Leg }) {
  const { segments, stops, departs, arrives, daysLater, minutes } = leg;
  const [from, to] = [segments[0]?.from, segments.at(-1)?.to];
  return (
    <div class="flights-leg">
      <p class="flights-end">
        <b>{clock(departs)}</b>
        <small>
          <abbr title={from?.name}>{from?.code || "?"}</abbr> {departs && weekday(departs)}
        </small>
      </p>
      <div class="flights-way">
        <small>{duration(minutes)}</small>
        <span class="flights-track" aria-hidden="true">
          {stops.map((stop, at) => (
            <i key={at} class={stop.onwardFrom || stop.overnight ? "warn" : undefined} />
          ))}
        </span>
        <small class={stops.length ? undefined : "flights-direct"}>{stopsText(leg)}</small>
        {stops.map((stop, at) => (
          <small key={at} title={stop.at.name}>
            {stopText(stop)}
          </small>
        ))}
      </div>
      <p class="flights-end">
        <b>
          {clock(arrives)}
          {daysLater !== 0 && <DaysLater days={daysLater} />}
        </b>
        <small>
          <abbr title={to?.name}>{to?.code || "?"}</abbr> {arrives && weekday(arrives)}
        </small>
      </p>
    </div>
  );
}

/** `+1`, said as "one day later". */
export function DaysLater({ days }: { days: number }) {
  const count = Math.abs(days);
  const said = `${count} ${count === 1 ? "day" : "days"} ${days > 0 ? "later" : "earlier"}`;
  return (
    <sup title={said}>
      <span aria-hidden="true">{days > 0 ? `+${days}` : `−${count}`}</span>
      <span class="unseen"> {said}</span>
    </sup>
  );
}

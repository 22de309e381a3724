// A leg on one line: departure, stops, arrival.
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

/** A superscript such as `+1`, which screen readers announce as "1 day later". */
export function DaysLater({ days }: { days: number }) {
  const count = Math.abs(days);
  const text = `${count} ${count === 1 ? "day" : "days"} ${days > 0 ? "later" : "earlier"}`;
  return (
    <sup title={text}>
      <span aria-hidden="true">{days > 0 ? `+${days}` : `−${count}`}</span>
      <span class="visually-hidden"> {text}</span>
    </sup>
  );
}

// A leg on one line: times, airports, duration, stops, airlines and flight numbers.
import { clock, duration, weekday } from "../parts/format";
import { Mark } from "../parts/picture";
import { airlinesOf, type Airport, type Leg, type Stop } from "./itinerary";
import { stopsText, stopText } from "./words";

interface Props {
  leg: Leg;
  /** `true` if a badge states that all legs are direct. */
  direct: boolean;
  /** `true` to show the date, because it may differ from the date of the search. */
  dated: boolean;
}

export function LegLine({ leg, direct, dated }: Props) {
  const { segments, stops, departs, arrives, daysLater, minutes } = leg;
  const airlines = airlinesOf([leg]);
  return (
    <div class="flights-leg">
      <span class="flights-marks">
        {airlines.slice(0, 2).map(({ code, name, logo }) => (
          <Mark key={code || name} name={code || name} url={logo} />
        ))}
      </span>
      <b class="flights-hours">
        {clock(departs)} – {clock(arrives)}
        {daysLater !== 0 && <DaysLater days={daysLater} />}
      </b>
      <span>
        <Code airport={segments[0]?.from} /> – <Code airport={segments.at(-1)?.to} />
      </span>
      <span class="flights-way">
        {duration(minutes)}
        {!direct && (
          <>
            , {stopsText(leg)} <small title={stops.map(stopText).join("; ")}>{stops.map(stopCode).join(", ")}</small>
          </>
        )}
      </span>
      <small class="flights-numbers">
        {dated && departs && `${weekday(departs)} · `}
        {segments.map(({ flight }) => flight).join(", ")} · {airlines.map(({ name }) => name).join(", ")}
      </small>
    </div>
  );
}

/** Formats a stop briefly, such as `DUB`, `JFK → LGA` or `DUB overnight`. */
function stopCode({ at, onwardFrom, overnight }: Stop): string {
  return `${at.code || at.name}${onwardFrom ? ` → ${onwardFrom.code}` : ""}${overnight ? " overnight" : ""}`;
}

function Code({ airport }: { airport: Airport | undefined }) {
  return <abbr title={airport?.name}>{airport?.code || "?"}</abbr>;
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

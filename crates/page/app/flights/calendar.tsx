// The fare calendar: a year by month and a month by day.
import { CopyLink } from "../parts/copy-link";
import { Dialog } from "../parts/dialog";
import { Check, Select } from "../parts/field";
import { month, money, plural, plusDays, weekday } from "../parts/format";
import { Icon } from "../parts/icon";
import { Failure } from "../search/failure";
import { usePage } from "../state/context";
import { CalendarGrid } from "./calendar-grid";
import { CalendarMonths } from "./calendar-months";
import { firstDay, lastDay, monthOf, monthsAhead, plusMonths } from "./months";
import { tripTitle, type FlightQuery } from "./query";
import { MAX_NIGHTS } from "./state";
import { cheapestOf, useFares, type Fare } from "./use-fares";

interface Props {
  query: FlightQuery;
  month: string;
  nostops: boolean;
  /** Length of stay, in nights; `undefined` for the cheapest stay. */
  nights: number | undefined;
  onMonth(month: string): void;
  onNights(nights: number | undefined): void;
  onNostops(on: boolean): void;
  onDay(day: string, back: string | undefined): void;
  onClose(): void;
}

export function Calendar({ query, month: shown, nostops, nights, ...on }: Props) {
  const { onMonth, onNights, onNostops, onClose } = on;
  const { settings } = usePage();
  const fares = useFares(query, { from: firstDay(shown), to: lastDay(shown), by: "day", nostops, nights });
  // The return date follows the chosen stay, the cheapest stay or, if neither is known, a stay of a week.
  const onDay = (day: string, fare: Fare | undefined) => {
    const back = nights === undefined ? (fare?.back ?? plusDays(day, 7)) : plusDays(day, nights);
    on.onDay(day, query.trip === "return" ? back : undefined);
  };
  const months = monthsAhead();
  const [earliest = shown, latest = shown] = [months[0], months.at(-1)];
  const cheapest = fares.state === "found" ? cheapestOf(fares.fares) : undefined;
  const go = (by: number) => {
    const next = plusMonths(shown, by);
    if (next >= earliest && next <= latest) onMonth(next);
  };
  return (
    <Dialog title="Cheapest days" kind="side" actions={<CopyLink />} onClose={onClose}>
      <p class="soft">
        {tripTitle(query)}: lowest known fares for one adult in economy
        {query.trip === "return" && (nights ? ` for ${plural(nights, "night")}` : ", with the cheapest length of stay")}
        .{settings.invented && " All prices are fictitious."}
      </p>
      <div class="row spread">
        {query.trip === "return" && (
          <label class="row flights-nights">
            Nights
            <Select
              value={String(nights ?? "")}
              options={NIGHTS}
              onChange={(nights) => onNights(nights ? Number(nights) : undefined)}
            />
          </label>
        )}
        <Check checked={nostops} disabled={nights !== undefined} onChange={onNostops}>
          Direct flights only
        </Check>
      </div>
      {nights !== undefined && <small class="soft">By month, with the cheapest length of stay:</small>}
      <CalendarMonths query={query} shown={shown} nostops={nostops} onMonth={onMonth} />
      <div class="row spread">
        <button class="icon" aria-label="Previous month" disabled={shown <= earliest} onClick={() => go(-1)}>
          <Icon name="back" />
        </button>
        <h3 aria-live="polite">{month(shown)}</h3>
        <button class="icon" aria-label="Next month" disabled={shown >= latest} onClick={() => go(1)}>
          <Icon name="arrow" />
        </button>
      </div>
      {fares.state === "failed" ? (
        <Failure error={fares.error} />
      ) : (
        <CalendarGrid
          month={shown}
          selected={query.out && monthOf(query.out) === shown ? query.out : undefined}
          asking={fares.state === "asking"}
          fares={fares.state === "found" ? fares.fares : []}
          currency={fares.state === "found" ? fares.currency : undefined}
          onMonth={go}
          until={query.back}
          onDay={onDay}
        />
      )}
      {fares.state !== "failed" && <Legend />}
      {cheapest && fares.state === "found" && (
        <div class="notice flights-cheapest">
          <p>
            <b>
              Cheapest in {month(shown)}: {cheapest.predicted && "about "}
              {money(cheapest.price, fares.currency)}
            </b>
            <br />
            {weekday(cheapest.day)}
            {cheapest.back && ` to ${weekday(cheapest.back)}`}
            {cheapest.predicted && ". Predicted fare; search for the current price."}
          </p>
          <button class="primary" onClick={() => onDay(cheapest.day, cheapest)}>
            <Icon name="search" /> Search this day
          </button>
        </div>
      )}
      {fares.state === "found" && fares.fares.length === 0 && (
        <p class="notice">No known fares in {month(shown)}. You can still search any date.</p>
      )}
    </Dialog>
  );
}

const NIGHTS = [
  ["", "Any"] as const,
  ...Array.from({ length: MAX_NIGHTS }, (_, at) => [String(at + 1), String(at + 1)] as const),
];

function Legend() {
  return (
    <p class="flights-legend">
      <span>
        Cheap{" "}
        {[5, 4, 3, 2, 1].map((level) => (
          <i key={level} class={`level-${level}`} aria-hidden="true" />
        ))}{" "}
        expensive
      </span>
      <span>≈ predicted; other fares were found within the last hour</span>
    </p>
  );
}

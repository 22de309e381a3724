// The flights and layovers of an itinerary.
import { clock, daysBetween, duration, weekday } from "../parts/format";
import { Icon } from "../parts/icon";
import { Mark } from "../parts/picture";
import type { Airport, Itinerary, Segment, Stop } from "./itinerary";
import { DaysLater } from "./leg-line";
import type { Offer } from "./offer";
import { cabinText, legText, stopsText, townOf } from "./words";

interface Props {
  itinerary: Itinerary;
  /** The offer, which determines cabins and amenities. */
  offer: Offer | undefined;
}

export function JourneyLegs({ itinerary: { legs }, offer }: Props) {
  if (legs.length === 0) return <p class="notice">Flight details not available.</p>;
  return (
    <section class="stack" aria-label="Flights">
      {legs.map((leg) => (
        <section key={leg.id} class="flights-journey">
          <h3>
            {legText(leg)}
            <small class="soft">
              {leg.departs && weekday(leg.departs)} · {duration(leg.minutes)} · {stopsText(leg)}
            </small>
          </h3>
          <ol>
            {leg.segments.map((segment, at) => {
              const before = leg.stops[at - 1];
              return [
                before && <Wait key={`wait-${segment.id}`} stop={before} offer={offer} onward={segment} />,
                <Flight key={segment.id} segment={segment} offer={offer} start={leg.departs} />,
              ];
            })}
          </ol>
        </section>
      ))}
    </section>
  );
}

interface FlightProps {
  segment: Segment;
  offer: Offer | undefined;
  /** Departure time of the leg. */
  start: string | undefined;
}

function Flight({ segment, offer, start }: FlightProps) {
  const { airline, flight, from, to, departs, arrives, minutes, aircraft, kind, operated } = segment;
  const fare = offer?.fares.find(({ segmentId }) => segmentId === segment.id);
  const cabin = cabinText(fare?.cabin?.code, fare?.cabin?.displayName);
  const facts = [flight, kind === "flight" ? undefined : kind, aircraft, cabin, duration(minutes)];
  return (
    <li class="flights-segment">
      <End time={departs} start={start} airport={from} />
      <div class="flights-segment-facts">
        <Mark name={airline.code || airline.name} url={airline.logo} />
        <div>
          <p>
            <b>{airline.name}</b> <span class="soft">{facts.filter(Boolean).join(" · ")}</span>
          </p>
          {operated && <p>{operated}</p>}
          {fare?.qualityItems?.length ? (
            <p class="soft">{fare.qualityItems.map(({ displayName, code }) => displayName ?? code).join(", ")}</p>
          ) : null}
        </div>
      </div>
      <End time={arrives} start={start} airport={to} />
    </li>
  );
}

function End({ time, start, airport }: { time: string | undefined; start: string | undefined; airport: Airport }) {
  const days = time && start ? daysBetween(start, time) : 0;
  return (
    <p class="flights-segment-end">
      <b>
        {clock(time)}
        {days !== 0 && <DaysLater days={days} />}
      </b>{" "}
      {airport.name} {airport.code && airport.code !== airport.name && <span class="soft">({airport.code})</span>}
    </p>
  );
}

interface WaitProps {
  stop: Stop;
  offer: Offer | undefined;
  onward: Segment;
}

/** A layover, with warnings. */
function Wait({ stop, offer, onward }: WaitProps) {
  const self = offer?.selfTransfers.includes(onward.id) ?? false;
  return (
    <li class="flights-wait">
      <p>
        <Icon name="clock" /> {stop.minutes === undefined ? "Layover" : `${duration(stop.minutes)} layover`} in{" "}
        {townOf(stop.at)}
        {stop.overnight && ", overnight"}
      </p>
      {stop.onwardFrom && (
        <p class="warn">
          <Icon name="warn" /> Airport change: your next flight departs from {stop.onwardFrom.name}. You arrange the
          transfer yourself.
        </p>
      )}
      {self && (
        <p class="warn">
          <Icon name="warn" /> Self-transfer: collect your bags and check in again.{" "}
          {offer?.selfTransferProtection
            ? "The provider helps if you miss the next flight."
            : "If you miss the next flight, you are not entitled to a replacement."}
        </p>
      )}
    </li>
  );
}

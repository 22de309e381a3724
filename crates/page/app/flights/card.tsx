// An itinerary in the result list.
import { Check } from "../parts/field";
import { plural } from "../parts/format";
import { Badges } from "./badges";
import type { Match } from "./filters";
import { airlinesOf, type Found } from "./itinerary";
import { LegLine } from "./leg-line";
import { isMixed, partySize, type Travellers } from "./travellers";
import { modeText, priceText } from "./words";

interface Props {
  found: Found;
  match: Match;
  who: Travellers;
  /** `true` to show the dates of the legs. */
  dated: boolean;
  compared: boolean;
  /** `true` if another itinerary can be added to the comparison. */
  room: boolean;
  onCompare(on: boolean): void;
  onOpen(): void;
  onPoint(on: boolean): void;
}

export function Card({ found, match, who, dated, compared, room, onCompare, onOpen, onPoint }: Props) {
  const { itinerary, offers, price } = match;
  const [cheapest] = offers;
  const names =
    airlinesOf(itinerary.legs)
      .map(({ name }) => name)
      .join(", ") || "Unknown airline";
  const direct = itinerary.legs.length > 0 && itinerary.legs.every(({ stops }) => stops.length === 0);
  return (
    <article
      class="card flights-card"
      aria-label={`${names}, ${priceText(price, found.currency)}`}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocusCapture={() => onPoint(true)}
    >
      <div class="flights-card-main">
        <h3 class="visually-hidden">{names}</h3>
        {itinerary.legs.map((leg) => (
          <LegLine key={leg.id} leg={leg} direct={direct} dated={dated} />
        ))}
        <Badges itinerary={itinerary} offer={cheapest} direct={direct} />
      </div>
      <p class="flights-card-price">
        <b class="flights-price">{priceText(price, found.currency)}</b>
        <small>{found.mode === "perPerson" && isMixed(who) ? "average per person" : modeText(found.mode)}</small>
        {found.mode === "perPerson" && partySize(who) > 1 && price !== undefined && (
          <small>{priceText(price * partySize(who), found.currency)} for all travellers</small>
        )}
        <small>
          {cheapest ? cheapest.provider : "No offers"}
          {offers.length > 1 && ` + ${plural(offers.length - 1, "offer")}`}
        </small>
      </p>
      <div class="flights-card-actions">
        <button class="primary" onClick={onOpen}>
          Details<span class="visually-hidden">: {names}</span>
        </button>
        <Check checked={compared} disabled={!compared && !room} onChange={onCompare}>
          <span>
            Compare<span class="visually-hidden">: {names}</span>
          </span>
        </Check>
      </div>
    </article>
  );
}

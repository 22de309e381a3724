// An itinerary in the result list.
import { plural } from "../parts/format";
import { Mark } from "../parts/picture";
import { Check } from "../parts/field";
import { Badges } from "./badges";
import type { Match } from "./filters";
import { airlinesOf, operatedBy, type Found } from "./itinerary";
import { LegLine } from "./leg-line";
import { modeText, priceText } from "./words";

interface Props {
  found: Found;
  match: Match;
  compared: boolean;
  /** `true` if another itinerary can be added to the comparison. */
  room: boolean;
  onCompare(on: boolean): void;
  onOpen(): void;
  onPoint(on: boolean): void;
}

export function Card({ found, match, compared, room, onCompare, onOpen, onPoint }: Props) {
  const { itinerary, offers, price } = match;
  const airlines = airlinesOf(itinerary.legs);
  const [cheapest] = offers;
  const operated = [...new Set(itinerary.legs.flatMap(operatedBy))];
  const names = airlines.map(({ name }) => name).join(", ") || "Unknown airline";
  return (
    <article
      class="card flights-card"
      aria-label={`${names}, ${priceText(price, found.currency)}`}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocusCapture={() => onPoint(true)}
    >
      <div class="flights-card-main">
        <header>
          <span class="flights-marks">
            {airlines.slice(0, 3).map(({ code, name, logo }) => (
              <Mark key={code || name} name={code || name} url={logo} />
            ))}
          </span>
          <div>
            <h3>{names}</h3>
            {operated.map((text) => (
              <small key={text} class="soft">
                {text}
              </small>
            ))}
          </div>
        </header>
        {itinerary.legs.map((leg) => (
          <LegLine key={leg.id} leg={leg} />
        ))}
        <Badges itinerary={itinerary} offer={cheapest} />
      </div>
      <div class="flights-card-price">
        <p>
          <b class="flights-price">{priceText(price, found.currency)}</b>
          <small>{modeText(found.mode)}</small>
        </p>
        <p class="flights-seller">
          {cheapest ? cheapest.provider : "No offers"}
          {offers.length > 1 && <small> and {plural(offers.length - 1, "more offer")}</small>}
        </p>
        {cheapest?.fees.nonRefundableDisclosure && (
          <small class="flights-disclosure">{cheapest.fees.nonRefundableDisclosure}</small>
        )}
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

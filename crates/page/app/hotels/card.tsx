// A hotel in the result list.
import { hotels } from "@wayfare/client";
import { distanceText, money } from "../parts/format";
import { Icon, IconTag } from "../parts/icon";
import { PageLink } from "../parts/link";
import { Picture } from "../parts/picture";
import { GuestRating, Stars } from "../parts/stars";
import { usePage } from "../state/context";
import { addressOf, type Asked } from "./asked";
import { StayPrice } from "./price";
import { amount, inclusionsOf } from "./words";

interface Props {
  hotel: hotels.HotelResult;
  answer: hotels.MultipleHotelSearchResponse;
  asked: Asked;
  /** Name of the place that distances are measured from. */
  from: string | undefined;
  marked: boolean;
  onHover(id: string | undefined): void;
}

export function HotelCard({ hotel, answer, asked, from, marked, onHover }: Props) {
  const { id, name, translatedName, rates = [], images = [], propertyType, distance, address } = hotel;
  const { units } = usePage();
  const cheapest = cheapestOf(rates);
  const kind = answer.propertyTypes?.find((type) => type.id === propertyType)?.name;
  const title = translatedName ?? name ?? `Hotel ${id}`;
  return (
    <article
      class={marked ? "card hotels-card marked" : "card hotels-card"}
      data-hotel={id}
      onPointerEnter={(event) => event.pointerType === "mouse" && onHover(String(id))}
      onPointerLeave={() => onHover(undefined)}
    >
      <div class="hotels-picture">
        <Picture url={images[0]?.small ?? images[0]?.large} alt="" icon="bed" />
      </div>
      <div class="hotels-about">
        <h3>
          <PageLink class="card-link" params={addressOf(asked, { hotel: id })}>
            {title}
          </PageLink>
        </h3>
        <p class="row hotels-kind">
          <Stars rating={hotel.starRating} selfRated={hotel.isSelfRated} />
          <GuestRating rating={hotel.guestRating} reviews={hotel.numberOfReviews} />
          {kind && <span class="soft">{kind}</span>}
          {hotel.isSelfRated && (hotel.starRating ?? -1) >= 1 && <span class="soft">self-rated</span>}
        </p>
        <p class="soft hotels-place">
          <Icon name="pin" />
          <span>
            {distance !== null && distance !== undefined && from !== undefined && (
              <>
                <b>{distanceText(distance, units)}</b> from {from}
                {address && " · "}
              </>
            )}
            {address ?? (distance === null || from === undefined ? "Address not available" : "")}
          </span>
        </p>
        <Tags hotel={hotel} cheapest={cheapest} />
      </div>
      <div class="hotels-cost">
        <StayPrice
          total={amount(hotel.lowestRate)}
          asked={asked}
          currency={answer.currencyCode}
          provider={cheapest && (hotels.providerOf(answer, cheapest)?.name ?? "unnamed provider")}
        />
      </div>
      <Offers rates={rates} cheapest={cheapest} answer={answer} />
    </article>
  );
}

/** Tags for the hotel's value and for the conditions of its cheapest rate. */
function Tags({ hotel, cheapest }: { hotel: hotels.HotelResult; cheapest: hotels.HotelRate | undefined }) {
  if (!hotel.isGreatValue && !cheapest) return null;
  return (
    <ul class="row hotels-tags">
      {cheapest?.isBundledRate && <li class="tag warn">Only in a package</li>}
      {hotel.isGreatValue && <li class="tag accent">Great value</li>}
      {cheapest?.hasFreeCancellation && <IconTag icon="refund">Free cancellation</IconTag>}
      {cheapest?.canPayLater && <IconTag icon="clock">Pay later</IconTag>}
      {cheapest &&
        inclusionsOf(cheapest).map((inclusion) => (
          <IconTag key={inclusion} icon="cup">
            {inclusion}
          </IconTag>
        ))}
    </ul>
  );
}

interface OffersProps {
  rates: readonly hotels.HotelRate[];
  cheapest: hotels.HotelRate | undefined;
  answer: hotels.MultipleHotelSearchResponse;
}

/** Other offers for the hotel. */
function Offers({ rates, cheapest, answer }: OffersProps) {
  const others = rates.filter((rate) => rate !== cheapest && amount(rate.totalRate) !== undefined);
  if (!cheapest || !others.length) return null;
  return (
    <ul class="hotels-offers" aria-label="Other offers">
      {others.slice(0, 3).map((rate, at) => (
        <li key={at}>
          {hotels.providerOf(answer, rate)?.name ?? "Unnamed provider"}{" "}
          <b>{money(rate.totalRate ?? 0, answer.currencyCode)}</b> <small>{extrasOf(rate, cheapest)}</small>
        </li>
      ))}
    </ul>
  );
}

/** Lists the benefits of a rate that the cheapest rate lacks. */
function extrasOf(rate: hotels.HotelRate, cheapest: hotels.HotelRate): string {
  const known = inclusionsOf(cheapest);
  const extras = inclusionsOf(rate).filter((inclusion) => !known.includes(inclusion));
  if (rate.hasFreeCancellation && !cheapest.hasFreeCancellation) extras.push("Free cancellation");
  if (rate.canPayLater && !cheapest.canPayLater) extras.push("Pay later");
  return extras.join(", ");
}

function cheapestOf(rates: readonly hotels.HotelRate[]): hotels.HotelRate | undefined {
  const priced = rates.filter((rate) => amount(rate.totalRate) !== undefined);
  const least = priced.toSorted((one, other) => (one.totalRate ?? 0) - (other.totalRate ?? 0))[0];
  return priced.find((rate) => rate.isCheapestRate) ?? least;
}

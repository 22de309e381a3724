// A card for the hotel at the selected pin.
import { Icon } from "../parts/icon";
import { PageLink } from "../parts/link";
import { Picture } from "../parts/picture";
import { GuestRating, Stars } from "../parts/stars";
import { addressOf, type Asked } from "./asked";
import type { Mapped } from "./map";
import { StayPrice } from "./price";
import { amount } from "./words";

interface Props {
  hotel: Mapped;
  asked: Asked;
  currency: string | undefined;
  onClose(): void;
}

export function MapCard({ hotel, asked, currency, onClose }: Props) {
  const { id, name, image = hotel.images?.[0], lowestRate } = hotel;
  return (
    <article class="card hotels-map-card" aria-label={name}>
      <div class="hotels-picture">
        <Picture url={image?.small ?? image?.large} alt="" icon="bed" />
      </div>
      <div class="hotels-map-about">
        <h3>
          <PageLink class="card-link" params={addressOf(asked, { hotel: id })}>
            {name ?? `Hotel ${id}`}
          </PageLink>
        </h3>
        <p class="row">
          <Stars rating={hotel.starRating} selfRated={hotel.isSelfRated} />
          <GuestRating rating={hotel.guestRating} reviews={hotel.numberOfReviews} />
        </p>
        <StayPrice total={amount(lowestRate)} asked={asked} currency={currency} />
      </div>
      <button type="button" class="quiet icon" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </article>
  );
}

// A price with its basis: nights, guests and price per night.
import { money, plural } from "../parts/format";
import type { Question } from "./asked";
import { roomsText } from "./rooms";
import { nightly, nightsOf } from "./words";

interface Props {
  total: number | undefined;
  asked: Question;
  currency: string | undefined;
  /** Name of the provider. */
  provider?: string | undefined;
}

export function StayPrice({ total, asked, currency, provider }: Props) {
  const nights = nightsOf(asked);
  if (total === undefined)
    return (
      <p class="price">
        <span class="soft">{nights === undefined ? "No recent price" : "No price"}</span>
      </p>
    );
  if (nights === undefined)
    return (
      <p class="price">
        <b>{money(total, currency)}</b>
        <small>recent price per night; choose dates to update</small>
      </p>
    );
  return (
    <p class="price">
      <b>{money(total, currency)}</b>
      <small>
        for {plural(nights, "night")}, {roomsText(asked.rooms)}
      </small>
      {provider && (
        <small>
          {nights > 1 && `${nightly(total, nights, currency)}, `}from {provider}
        </small>
      )}
    </p>
  );
}

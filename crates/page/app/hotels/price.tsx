// A price with its basis: nights, guests, price per night and taxes.
import { money, plural } from "../parts/format";
import type { Question } from "./asked";
import { roomsText } from "./rooms";
import { nightly, nightsOf, TAXES_TEXTS } from "./words";

interface Props {
  total: number | undefined;
  asked: Question;
  currency: string | undefined;
  /** `true` to omit taxes and the price per night, if they are shown elsewhere. */
  brief?: boolean;
}

export function StayPrice({ total, asked, currency, brief = false }: Props) {
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
      {nights > 1 && !brief && <small>{nightly(total, nights, currency)}</small>}
      {!brief && <small>{TAXES_TEXTS[asked.taxes]}</small>}
    </p>
  );
}

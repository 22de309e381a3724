// A price with all that it says: for which stay and guests, a night of it, and the taxes.
import { money, plural } from "../parts/format";
import type { Question } from "./asked";
import { roomsSaid } from "./rooms";
import { nightly, nightsOf, TAXES_SAID } from "./words";

interface Props {
  total: number | undefined;
  asked: Question;
  currency: string | undefined;
  /** Where taxes and nights are said beside it. */
  brief?: boolean;
}

export function StayPrice({ total, asked, currency, brief = false }: Props) {
  const nights = nightsOf(asked);
  if (total === undefined)
    return (
      <p class="price">
        <span class="soft">{nights === undefined ? "No price seen lately" : "No price"}</span>
      </p>
    );
  if (nights === undefined)
    return (
      <p class="price">
        <b>{money(total, currency)}</b>
        <small>a night, as seen lately; ask with dates</small>
      </p>
    );
  return (
    <p class="price">
      <b>{money(total, currency)}</b>
      <small>
        for {plural(nights, "night")}, {roomsSaid(asked.rooms)}
      </small>
      {nights > 1 && !brief && <small>{nightly(total, nights, currency)}</small>}
      {!brief && <small>{TAXES_SAID[asked.taxes]}</small>}
    </p>
  );
}

// The rates of a hotel, grouped by provider.
import type { hotels } from "@wayfare/client";
import { useState } from "preact/hooks";
import { money, plural } from "../parts/format";
import { withPrice } from "../parts/booking-url";
import { Icon } from "../parts/icon";
import { Mark } from "../parts/picture";
import { usePage } from "../state/context";
import type { Question } from "./asked";
import { cashbackText, type PricedRate, type Seller, sellersOf, webAddress, wishesFor } from "./offers";
import { datesText, inclusionsOf, nightly, nightsOf, stayText, TAXES_TEXTS } from "./words";

interface Props {
  answer: hotels.SingleHotelSearchResponse;
  asked: Question;
}

export function Rates({ answer, asked }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const wishes = wishesFor(answer);
  const sellers = sellersOf(
    answer,
    wishes.filter(({ name }) => chosen.includes(name)),
  );
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <>
      {wishes.length > 0 && (
        <div class="row" role="group" aria-label="Filter rates">
          {wishes.map(({ name }) => (
            <button key={name} type="button" aria-pressed={chosen.includes(name)} onClick={() => toggle(name)}>
              {name}
            </button>
          ))}
        </div>
      )}
      {sellers.length > 0 && <RatesTable sellers={sellers} currency={answer.currencyCode} asked={asked} />}
      {!sellers.length && !!answer.results?.length && (
        <p role="status">{chosen.length ? "No rates match these filters." : "No rate has a price."}</p>
      )}
    </>
  );
}

interface TableProps {
  sellers: readonly Seller[];
  currency: string | undefined;
  asked: Question;
}

function RatesTable({ sellers, currency, asked }: TableProps) {
  const { settings } = usePage();
  return (
    <table class="table hotels-rates">
      <caption>
        {datesText(asked)}. Prices in {currency ?? "the requested currency"} for {stayText(asked)};{" "}
        {TAXES_TEXTS[asked.taxes]}.{settings.invented && " All prices are fictitious."}
      </caption>
      <thead>
        <tr>
          <th scope="col">Room</th>
          <th scope="col" class="number">
            Price
          </th>
        </tr>
      </thead>
      {sellers.map((seller, at) => (
        <SellerRows key={seller.provider?.code ?? at} seller={seller} currency={currency} asked={asked} />
      ))}
    </table>
  );
}

/** Number of rates per provider that are shown before the list is expanded. */
const FIRST = 3;

interface SellerProps {
  seller: Seller;
  currency: string | undefined;
  asked: Question;
}

function SellerRows({ seller: { provider, rates }, currency, asked }: SellerProps) {
  const [all, setAll] = useState(false);
  const shown = all ? rates : rates.slice(0, FIRST);
  const name = provider?.name ?? "Unnamed provider";
  const cashback = provider?.cashback && cashbackText(provider.cashback);
  return (
    <tbody>
      <tr class="hotels-seller">
        <th scope="rowgroup" colSpan={2}>
          <span class="row">
            <Mark name={name} url={provider?.logo} />
            <b>{name}</b>
            {provider?.isDirect && <span class="tag accent">Hotel’s own site</span>}
            {provider?.isLanguageSupported === false && <span class="tag">Not in English</span>}
            {cashback && <span class="tag good">{cashback}</span>}
          </span>
        </th>
      </tr>
      {shown.map((rate, at) => (
        <RateRow key={rate.bookUri ?? at} rate={rate} currency={currency} asked={asked} seller={name} />
      ))}
      {rates.length > FIRST && (
        <tr>
          <td colSpan={2}>
            <button type="button" class="link" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? `Show fewer rates from ${name}` : `Show ${plural(rates.length - FIRST, "more rate")} from ${name}`}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface RateProps {
  rate: PricedRate;
  currency: string | undefined;
  asked: Question;
  seller: string;
}

function RateRow({ rate, currency, asked, seller }: RateProps) {
  const nights = nightsOf(asked) ?? 1;
  const book = webAddress(rate.bookUri);
  const room = rate.roomName ?? "Unnamed room";
  return (
    <tr>
      <td class="hotels-rate">
        <b>{room}</b>
        <RateTags rate={rate} />
        {rate.isDeprioritisedForExcludedCharges && <small>Additional charges are not included in this price.</small>}
        <Breakdown rate={rate} currency={currency} asked={asked} />
      </td>
      <td class="number">
        <b class="hotels-total">{money(rate.totalRate, currency)}</b>
        {nights > 1 && <small>{nightly(rate.totalRate, nights, currency)}</small>}
        {book ? (
          <a
            class="button"
            href={withPrice(book, rate.totalRate, currency)}
            target="_blank"
            rel="noopener noreferrer sponsored"
          >
            Book <span class="visually-hidden">{`${room} with ${seller} (opens in a new tab)`}</span>
            <Icon name="open" />
          </a>
        ) : (
          <small>No booking link</small>
        )}
      </td>
    </tr>
  );
}

function RateTags({ rate }: { rate: PricedRate }) {
  const { availableRooms: left } = rate;
  return (
    <span class="row hotels-tags">
      {rate.isCheapestRate && <span class="tag accent">Cheapest</span>}
      {inclusionsOf(rate).map((inclusion) => (
        <span key={inclusion} class="tag good">
          {inclusion}
        </span>
      ))}
      {rate.hasFreeCancellation ? (
        <span class="tag good">Free cancellation</span>
      ) : (
        <span class="tag">No free cancellation</span>
      )}
      {rate.canPayLater && <span class="tag good">Pay later</span>}
      {rate.isBundledRate && <span class="tag warn">Only in a package</span>}
      {left !== undefined && left > 0 && (
        <span class={left <= 3 ? "tag warn" : "tag"}>{plural(left, "room")} left</span>
      )}
    </span>
  );
}

/** The price breakdown. The search determines which taxes the total includes. */
function Breakdown({
  rate: { rateBreakdown: parts, totalRate },
  currency,
  asked: { taxes },
}: Omit<RateProps, "seller">) {
  if (!parts) return null;
  const lines = [
    ["Room", parts.baseRate, true],
    ["Taxes", parts.taxes, taxes !== "none"],
    ["Taxes paid at the hotel", parts.localTaxes, taxes === "all"],
  ] as const;
  return (
    <details>
      <summary>Price breakdown</summary>
      <dl class="facts">
        {lines.map(
          ([label, sum, included]) =>
            sum !== undefined && (
              <div key={label}>
                <dt>{included ? label : `${label} (not included)`}</dt>
                <dd>{money(sum, currency, true)}</dd>
              </div>
            ),
        )}
        <div>
          <dt>Total shown</dt>
          <dd>{money(totalRate, currency, true)}</dd>
        </div>
      </dl>
    </details>
  );
}

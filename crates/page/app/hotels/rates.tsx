// What is offered in a hotel, by provider.
import type { hotels } from "@wayfare/client";
import { useState } from "preact/hooks";
import { money, plural } from "../parts/format";
import { Icon } from "../parts/icon";
import { Mark } from "../parts/picture";
import { usePage } from "../state/context";
import type { Question } from "./asked";
import { cashbackSaid, type PricedRate, type Seller, sellersOf, webAddress, wishesFor } from "./offers";
import { datesSaid, inclusionsOf, nightly, nightsOf, staySaid, TAXES_SAID } from "./words";

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
        <div class="row" role="group" aria-label="Only rates with">
          {wishes.map(({ name }) => (
            <button key={name} type="button" aria-pressed={chosen.includes(name)} onClick={() => toggle(name)}>
              {name}
            </button>
          ))}
        </div>
      )}
      {sellers.length > 0 && <RatesTable sellers={sellers} currency={answer.currencyCode} asked={asked} />}
      {!sellers.length && !!answer.results?.length && (
        <p role="status">{chosen.length ? "No rate has all of that." : "None of them has a price."}</p>
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
        {datesSaid(asked)}. Prices in {currency ?? "the asked currency"} for {staySaid(asked)};{" "}
        {TAXES_SAID[asked.taxes]}.{settings.invented && " All prices are invented."}
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

/** How many rates of a provider are shown before the rest is asked for. */
const FIRST = 3;

interface SellerProps {
  seller: Seller;
  currency: string | undefined;
  asked: Question;
}

function SellerRows({ seller: { provider, rates }, currency, asked }: SellerProps) {
  const [all, setAll] = useState(false);
  const shown = all ? rates : rates.slice(0, FIRST);
  const name = provider?.name ?? "A provider without a name";
  const cashback = provider?.cashback && cashbackSaid(provider.cashback);
  return (
    <tbody>
      <tr class="hotels-seller">
        <th scope="rowgroup" colSpan={2}>
          <span class="row">
            <Mark name={name} url={provider?.logo} />
            <b>{name}</b>
            {provider?.isDirect && <span class="tag accent">The hotel's own shop</span>}
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
              {all ? `Fewer rates of ${name}` : `${plural(rates.length - FIRST, "more rate")} of ${name}`}
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
  const room = rate.roomName ?? "A room without a name";
  return (
    <tr>
      <td class="hotels-rate">
        <b>{room}</b>
        <RateTags rate={rate} />
        {rate.isDeprioritisedForExcludedCharges && <small>Charges that this price leaves out come on top.</small>}
        <Breakdown rate={rate} currency={currency} asked={asked} />
      </td>
      <td class="number">
        <b class="hotels-total">{money(rate.totalRate, currency)}</b>
        {nights > 1 && <small>{nightly(rate.totalRate, nights, currency)}</small>}
        {book ? (
          <a class="button" href={book} target="_blank" rel="noopener noreferrer sponsored">
            Book <span class="unseen">{`${room} at ${seller}, in a new tab`}</span>
            <Icon name="open" />
          </a>
        ) : (
          <small>No link to book</small>
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
      {rate.isBundledRate && <span class="tag warn">Only with other services</span>}
      {left !== undefined && left > 0 && (
        <span class={left <= 3 ? "tag warn" : "tag"}>{plural(left, "room")} left</span>
      )}
    </span>
  );
}

/** What a total is made of. Whether it has the taxes is what was asked for. */
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
      <summary>What it is made of</summary>
      <dl class="facts">
        {lines.map(
          ([label, sum, included]) =>
            sum !== undefined && (
              <div key={label}>
                <dt>{included ? label : `${label}, on top`}</dt>
                <dd>{money(sum, currency, true)}</dd>
              </div>
            ),
        )}
        <div>
          <dt>Total as shown</dt>
          <dd>{money(totalRate, currency, true)}</dd>
        </div>
      </dl>
    </details>
  );
}

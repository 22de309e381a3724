// The details of an itinerary: flights, offers and baggage rules.
import { CallError, flights } from "@wayfare/client";
import { useEffect, useState } from "preact/hooks";
import { CopyLink } from "../parts/copy-link";
import { Dialog } from "../parts/dialog";
import { plural } from "../parts/format";
import { usePage } from "../state/context";
import { Baggage } from "./baggage";
import { BookLink } from "./book-link";
import { Fares } from "./fares";
import { offersThatPass, type Filters } from "./filters";
import { foundIn, type Found } from "./itinerary";
import { JourneyLegs } from "./journey";
import type { Offer } from "./offer";
import { modeText, priceText } from "./words";

interface Props {
  title: string;
  /** Id of the itinerary. */
  id: string;
  found: Found;
  /** Filters that the offers should match. */
  filters: Filters;
  /** `true` if the search is still running and may still find the itinerary. */
  searching: boolean;
  onClose(): void;
}

export function Detail({ title, id, found, filters, searching, onClose }: Props) {
  const { settings } = usePage();
  const polled = found.itineraries.find((itinerary) => itinerary.id === id);
  const refreshed = useDetails(polled && found, id);
  const shown = refreshed ?? found;
  const itinerary = shown.itineraries.find((itinerary) => itinerary.id === id) ?? polled;
  const passing = itinerary ? offersThatPass(itinerary, filters) : [];
  const offer = passing[0] ?? itinerary?.offers[0];
  return (
    <Dialog title={title} kind="side" actions={<CopyLink />} onClose={onClose}>
      {itinerary ? (
        <>
          <Summary found={shown} offer={offer} offers={itinerary.offers.length} />
          {settings.invented && <p class="notice warn">Prices and timetables are fictitious; nothing can be booked.</p>}
          <JourneyLegs itinerary={itinerary} offer={offer} />
          <Fares found={shown} itinerary={itinerary} passing={passing} />
          <Baggage found={shown} itinerary={itinerary} />
        </>
      ) : searching ? (
        <p role="status">This itinerary has not been found yet; the search is still running.</p>
      ) : (
        <p class="notice">This itinerary is no longer in the results. Choose another from the list.</p>
      )}
    </Dialog>
  );
}

interface SummaryProps {
  found: Found;
  /** The cheapest offer that matches the filters, or else the cheapest offer. */
  offer: Offer | undefined;
  /** Total number of offers. */
  offers: number;
}

function Summary({ found, offer, offers }: SummaryProps) {
  return (
    <div class="flights-summary">
      <p>
        <b class="flights-price">{priceText(offer?.price, found.currency)}</b>
        <small class="soft">
          {modeText(found.mode)}
          {offer && `, from ${offer.provider}`}; {plural(offers, "offer")} below
        </small>
        {offer?.fees.nonRefundableDisclosure && (
          <small class="flights-disclosure">{offer.fees.nonRefundableDisclosure}</small>
        )}
      </p>
      {offer && <BookLink offer={offer} currency={found.currency} primary />}
    </div>
  );
}

/**
 * Fetches the current details of a result. Returns `undefined` until the service has responded and after a failure, so
 * that the caller keeps the polled result.
 */
function useDetails(found: Found | undefined, id: string): Found | undefined {
  const { client } = usePage();
  const [details, setDetails] = useState<Found>();
  const { searchId, cluster, currency, priceMode } = found?.answer ?? {};
  useEffect(() => {
    setDetails(undefined);
    if (!searchId) return;
    const stop = new AbortController();
    flights
      .details(client, cluster ? { cluster } : {}, { searchId, resultId: id }, { signal: stop.signal })
      .then(({ value }) => {
        // Details in another currency or price mode would not match the list.
        if (value.currency === currency && value.priceMode === priceMode) setDetails(foundIn(value));
      })
      .catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
      });
    return () => stop.abort();
  }, [searchId, id, currency, priceMode]);
  return details;
}

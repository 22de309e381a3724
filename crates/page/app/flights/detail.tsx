// An itinerary in full: its flights, the ways to book it, the rules of its airlines.
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
  /** What its offers are wanted to have. */
  filters: Filters;
  /** Whether the search goes on, and may find the itinerary yet. */
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
          {settings.invented && <p class="notice warn">Prices and timetables are invented: nothing can be booked.</p>}
          <JourneyLegs itinerary={itinerary} offer={offer} />
          <Fares found={shown} itinerary={itinerary} passing={passing} />
          <Baggage found={shown} itinerary={itinerary} />
        </>
      ) : searching ? (
        <p role="status">The search goes on; this itinerary has not been found yet.</p>
      ) : (
        <p class="notice">This itinerary is not among the results any more. Others may do: they are in the list.</p>
      )}
    </Dialog>
  );
}

interface SummaryProps {
  found: Found;
  /** The cheapest one that passes the filters. */
  offer: Offer | undefined;
  /** Number of all. */
  offers: number;
}

function Summary({ found, offer, offers }: SummaryProps) {
  return (
    <div class="flights-summary">
      <p>
        <b class="flights-price">{priceText(offer?.price, found.currency)}</b>
        <small class="soft">
          {modeText(found.mode)}
          {offer && `, at ${offer.provider}`}; {plural(offers, "offer")} below
        </small>
        {offer?.fees.nonRefundableDisclosure && (
          <small class="flights-disclosure">{offer.fees.nonRefundableDisclosure}</small>
        )}
      </p>
      {offer && <BookLink offer={offer} primary />}
    </div>
  );
}

/** The result as it is now; `undefined` until the service has said so. What was polled stays where it can't. */
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
        // In another currency or mode it would not go with the list.
        if (value.currency === currency && value.priceMode === priceMode) setDetails(foundIn(value));
      })
      .catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error;
      });
    return () => stop.abort();
  }, [searchId, id, currency, priceMode]);
  return details;
}

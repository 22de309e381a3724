// An itinerary in full: its flights, the ways to book it, the rules of its airlines.
import { CallError, flights } from "@wayfare/client";
import { useEffect, useState } from "preact/hooks";
import { CopyLink } from "../parts/copy-link";
import { Dialog } from "../parts/dialog";
import { plural } from "../parts/format";
import { usePage } from "../shell/context";
import { Baggage } from "./baggage";
import { BookLink } from "./book-link";
import { Fares } from "./fares";
import { foundIn, type Found, type Itinerary } from "./itinerary";
import { JourneyLegs } from "./journey";
import { modeText, priceText } from "./words";

interface Props {
  title: string;
  /** Id of the itinerary. */
  id: string;
  found: Found;
  /** Whether the search goes on, and may find the itinerary yet. */
  searching: boolean;
  onClose(): void;
}

export function Detail({ title, id, found, searching, onClose }: Props) {
  const { settings } = usePage();
  const polled = found.itineraries.find((itinerary) => itinerary.id === id);
  const refreshed = useDetails(polled && found, id);
  const shown = refreshed ?? found;
  const itinerary = shown.itineraries.find((itinerary) => itinerary.id === id) ?? polled;
  return (
    <Dialog title={title} kind="side" actions={<CopyLink />} onClose={onClose}>
      {itinerary ? (
        <>
          <Summary found={shown} itinerary={itinerary} />
          {settings.invented && <p class="notice warn">Prices and timetables are invented: nothing can be booked.</p>}
          <JourneyLegs itinerary={itinerary} />
          <Fares found={shown} itinerary={itinerary} />
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

function Summary({ found, itinerary }: { found: Found; itinerary: Itinerary }) {
  const [cheapest] = itinerary.offers;
  return (
    <div class="flights-summary">
      <p>
        <b class="flights-price">{priceText(cheapest?.price, found.currency)}</b>
        <small class="soft">
          {modeText(found.mode)}
          {cheapest && `, at ${cheapest.provider}`}; {plural(itinerary.offers.length, "offer")} below
        </small>
        {cheapest?.fees.nonRefundableDisclosure && (
          <small class="flights-disclosure">{cheapest.fees.nonRefundableDisclosure}</small>
        )}
      </p>
      {cheapest && <BookLink offer={cheapest} primary />}
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

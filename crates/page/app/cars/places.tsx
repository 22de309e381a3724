// Pick-up and return: times and locations.
import type { cars } from "@wayfare/client";
import { clock, weekday } from "../parts/format";
import { usePage } from "../state/context";
import { distance, whereabouts } from "./card";
import type { Offer } from "./model";
import type { Query } from "./query";
import { ACCESS, labelOf } from "./words";

export function Places({ offer: { pickup, dropoff }, query }: { offer: Offer; query: Query }) {
  return (
    <section class="stack" aria-labelledby="cars-places-title">
      <h3 id="cars-places-title">Pick-up and return</h3>
      <dl class="facts cars-facts">
        <dt>Pick-up</dt>
        <dd>
          <Where moment={query.from} place={pickup} />
        </dd>
        <dt>Return</dt>
        <dd>
          {dropoff ? (
            <Where moment={query.until} place={dropoff} />
          ) : (
            <>
              <When moment={query.until} />, same location
            </>
          )}
        </dd>
      </dl>
    </section>
  );
}

function When({ moment }: { moment: string }) {
  return (
    <b>
      {weekday(moment)}, {clock(moment)}
    </b>
  );
}

function Where({ moment, place }: { moment: string; place: cars.CarLocation | undefined }) {
  const { units } = usePage();
  const { address = "", airport } = place ?? {};
  // An address at an airport may already start with the airport's name.
  const known = airport?.displayName !== undefined && address.startsWith(airport.displayName);
  const parts = [known ? undefined : whereabouts(place), address, airport?.countryName ?? place?.countryCode];
  const where = parts.filter(Boolean).join(" · ");
  return (
    <>
      <When moment={moment} />
      <br />
      {where || "Location not specified."}
      <br />
      <span class="soft">
        {[place?.locationType && labelOf(ACCESS, place.locationType), distance(place, units)]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </>
  );
}

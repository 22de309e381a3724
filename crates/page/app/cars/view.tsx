// The car search.
import "./cars.css";
import "./detail.css";
import { clock, plural, weekday } from "../parts/format";
import { SearchLine } from "../search/search-line";
import { useAddress } from "../state/address";
import { useTitle } from "../state/title";
import { CarsForm } from "./form";
import { rentalDays } from "./model";
import { goTo, queryOf, readAddress, type Query } from "./query";
import { CarsResults } from "./results";
import { CarsWelcome } from "./welcome";

export function CarsView() {
  const address = readAddress(useAddress());
  const query = queryOf(address);
  const question = JSON.stringify(query ?? null);
  useTitle(query ? `Cars: ${query.pickup.label}` : "Cars");
  const search = (query: Query) => goTo({ ...query, mode: address.mode, sort: address.sort }, "push");
  return (
    <>
      <h1 class={query && "visually-hidden"}>Compare car rental prices</h1>
      <SearchLine title={query && titleOf(query)} details={query ? detailsOf(query) : ""} search={question}>
        {/* The key resets the form when the browser goes back to another search. */}
        <CarsForm key={question} address={address} onSearch={search} />
      </SearchLine>
      {query ? <CarsResults address={address} query={query} /> : <CarsWelcome />}
    </>
  );
}

function titleOf({ pickup, dropoff }: Query): string {
  return dropoff ? `${pickup.label} to ${dropoff.label}` : pickup.label;
}

function detailsOf({ from, until }: Query): string {
  const period = `${weekday(from)}, ${clock(from)} to ${weekday(until)}, ${clock(until)}`;
  return `${period} · ${plural(rentalDays(from, until), "day")}`;
}

// The car search.
import "./cars.css";
import "./detail.css";
import { useRef } from "preact/hooks";
import { useResultsInView } from "../search/in-view";
import { useAddress } from "../state/address";
import { useTitle } from "../state/title";
import { CarsForm } from "./form";
import { goTo, queryOf, readAddress, type Query } from "./query";
import { CarsResults } from "./results";
import { CarsWelcome } from "./welcome";

export function CarsView() {
  const address = readAddress(useAddress());
  const query = queryOf(address);
  const question = JSON.stringify(query ?? null);
  const results = useRef<HTMLDivElement>(null);
  const bringResults = useResultsInView(results, question);
  useTitle(query ? `Cars: ${query.pickup.label}` : "Cars");
  const search = (query: Query) => {
    bringResults();
    goTo({ ...query, mode: address.mode, sort: address.sort }, "push");
  };
  return (
    <>
      <h1 class={query && "visually-hidden"}>Compare car rental prices</h1>
      {/* The key resets the form when the browser goes back to another search. */}
      <CarsForm key={question} address={address} onSearch={search} />
      <div ref={results}>{query ? <CarsResults address={address} query={query} /> : <CarsWelcome />}</div>
    </>
  );
}

// The hotel search.
import { useRef } from "preact/hooks";
import { useResultsInView } from "../search/in-view";
import { go, useAddress } from "../state/address";
import { usePage } from "../state/context";
import { useTitle } from "../state/title";
import { addressOf, type Asked, changing, NO_FILTERS, type Question, questionOf, readAsked } from "./asked";
import { Detail } from "./detail";
import { SearchForm } from "./form";
import { Results } from "./results";
import { Start } from "./start";
import "./hotels.css";

export function HotelsView() {
  const { currency } = usePage();
  const asked = readAsked(useAddress(), currency);
  const results = useRef<HTMLDivElement>(null);
  const bringResults = useResultsInView(results, JSON.stringify(questionOf(asked)));
  useTitle(asked.where ? `Hotels: ${asked.where.label}` : "Hotels");
  const search = (question: Question) => {
    bringResults();
    changing(asked)(searched(asked, question), "push");
  };
  return (
    <>
      <h1 class={asked.where ? "visually-hidden" : undefined}>Find a place to stay</h1>
      <SearchForm asked={questionOf(asked)} onSearch={search} />
      <div ref={results}>{asked.where ? <Results asked={asked} /> : <Start asked={asked} />}</div>
      {asked.hotel !== undefined && (
        <Detail
          key={asked.hotel}
          asked={asked}
          hotel={asked.hotel}
          onClose={() => go(addressOf(asked, { hotel: undefined }), "close")}
        />
      )}
    </>
  );
}

/**
 * Returns the state change for a new search. Filters except the price are kept for the same destination. A search for
 * a hotel opens its details.
 */
function searched(asked: Asked, question: Question): Partial<Asked> {
  const [, hotel] = /^khotel:(\d+)$/.exec(question.where?.id ?? "") ?? [];
  const same = question.where?.id === asked.where?.id;
  return {
    ...(same ? { price: undefined } : { ...NO_FILTERS, sort: "popularity" }),
    ...question,
    hotel: hotel === undefined ? undefined : Number(hotel),
  };
}

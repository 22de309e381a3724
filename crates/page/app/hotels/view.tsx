// The hotel search.
import { useState } from "preact/hooks";
import { SearchLine } from "../search/search-line";
import { type Chosen, go, useAddress } from "../state/address";
import { usePage } from "../state/context";
import { useTitle } from "../state/title";
import { addressOf, type Asked, changing, NO_FILTERS, type Question, questionOf, readAsked } from "./asked";
import { Detail } from "./detail";
import { SearchForm } from "./form";
import { pointAt, pointOf } from "./point";
import { Results } from "./results";
import { Start } from "./start";
import { datesText, stayText } from "./words";
import "./hotels.css";

export function HotelsView() {
  const { currency } = usePage();
  const asked = readAsked(useAddress(), currency);
  useTitle(asked.where ? `Hotels: ${asked.where.label}` : "Hotels");
  const search = (question: Question) => changing(asked)(searched(asked, question), "push");
  const question = questionOf(asked);
  const [place, setPlace] = useState<string>();
  return (
    <>
      <h1 class={asked.where ? "visually-hidden" : undefined}>Find a place to stay</h1>
      <SearchLine
        title={asked.where && titleOf(asked.where, place)}
        details={[datesText(asked), stayText(asked)].filter(Boolean).join(" · ")}
        search={JSON.stringify(question)}
      >
        <SearchForm asked={question} onSearch={search} />
      </SearchLine>
      {asked.where ? <Results asked={asked} onPlace={setPlace} /> : <Start asked={asked} />}
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

/** Returns the title of a search. Points have no name of their own; `place`, from the response, names a nearby place. */
function titleOf(where: Chosen, place: string | undefined): string {
  const point = pointOf(where.id);
  if (!point) return place ?? where.label;
  const near = where.label === pointAt(point).label && /, near (.+)$/.exec(place ?? "")?.[1];
  return near ? `Around a point near ${near}` : `Around ${where.label}`;
}

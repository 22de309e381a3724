// The heading of the results: search criteria and the basis of prices.
import type { hotels } from "@wayfare/client";
import type { RefObject } from "preact";
import { ResultsHeading } from "../search/heading";
import type { Asked } from "./asked";
import { pointAt, pointOf } from "./point";
import { datesText, stayText, TAXES_TEXTS } from "./words";

interface HeadingProps {
  asked: Asked;
  answer: hotels.MultipleHotelSearchResponse | undefined;
  title: RefObject<HTMLHeadingElement | null>;
}

export function Heading({ asked, answer, title }: HeadingProps) {
  const stay = stayText(asked);
  return (
    <ResultsHeading title={titleOf(asked, answer)} titleRef={title}>
      {stay ? (
        <>
          {datesText(asked)}: {stay}. Prices in {answer?.currencyCode ?? "your currency"}, {TAXES_TEXTS[asked.taxes]}.
        </>
      ) : (
        <>Without dates: recent prices per night, if known. Availability is not checked.</>
      )}
    </ResultsHeading>
  );
}

/** Returns the title. Points have no name of their own; the response contains the name of a nearby place. */
function titleOf({ where }: Asked, answer: hotels.MultipleHotelSearchResponse | undefined): string {
  const full = answer?.destination?.fullName;
  if (!pointOf(where?.id)) return full ?? where?.label ?? "";
  const near = where?.label === pointAt(pointOf(where?.id) ?? [0, 0]).label && full && /, near (.+)$/.exec(full)?.[1];
  return near ? `Around a point near ${near}` : `Around ${where?.label}`;
}

// What was searched for, and how its prices are to be read.
import type { hotels } from "@wayfare/client";
import type { RefObject } from "preact";
import { ResultsHeading } from "../search/heading";
import type { Asked } from "./asked";
import { pointAt, pointOf } from "./spot";
import { datesSaid, staySaid, TAXES_SAID } from "./words";

interface HeadingProps {
  asked: Asked;
  answer: hotels.MultipleHotelSearchResponse | undefined;
  title: RefObject<HTMLHeadingElement | null>;
}

export function Heading({ asked, answer, title }: HeadingProps) {
  const stay = staySaid(asked);
  return (
    <ResultsHeading title={titleOf(asked, answer)} titleRef={title}>
      {stay ? (
        <>
          {datesSaid(asked)}: {stay}. Prices in {answer?.currencyCode ?? "your currency"}, {TAXES_SAID[asked.taxes]}.
        </>
      ) : (
        <>Without dates: prices of a night as seen lately, or none. Whether rooms are free is not known.</>
      )}
    </ResultsHeading>
  );
}

/** Points and areas have no names of their own; the answer tells what they are near. */
function titleOf({ where }: Asked, answer: hotels.MultipleHotelSearchResponse | undefined): string {
  const full = answer?.destination?.fullName;
  if (!pointOf(where?.id)) return full ?? where?.label ?? "";
  const near = where?.label === pointAt(pointOf(where?.id) ?? [0, 0]).label && full && /, near (.+)$/.exec(full)?.[1];
  return near ? `Around a point near ${near}` : `Around ${where?.label}`;
}

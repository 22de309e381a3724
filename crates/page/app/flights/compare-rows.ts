// The rows of a comparison: the same attribute of each itinerary, and whether the values differ.
import { clock, duration, plural, weekday } from "../parts/format";
import { airlinesOf, operatedBy, type Airport, type Found, type Itinerary, type Leg } from "./itinerary";
import { AMENITIES, fareName, restrictionsOf, type Offer } from "./offer";
import { cabinsText, cashbackText, legText, priceText, restrictionsText, stopText } from "./words";

/** An itinerary with the offer used in the comparison. */
export interface Compared {
  itinerary: Itinerary;
  offer: Offer | undefined;
  /** Number of the itinerary's offers. */
  offers: number;
}

export interface Row {
  label: string;
  /** One text per itinerary. */
  texts: string[];
  differs: boolean;
  /** The label of the best itineraries, such as `cheapest`, and their indexes. */
  best?: { word: string; at: readonly number[] };
}

export interface Section {
  title: string;
  rows: Row[];
}

export function sectionsOf(found: Found, compared: readonly Compared[]): Section[] {
  const legs = Math.max(...compared.map(({ itinerary }) => itinerary.legs.length));
  return [
    { title: "Price", rows: priceRows(found, compared) },
    ...Array.from({ length: legs }, (_, at) => legSection(compared, at)),
    { title: "Fare conditions", rows: conditionRows(compared) },
  ];
}

function priceRows(found: Found, compared: readonly Compared[]): Row[] {
  const base = ({ offer }: Compared) => offer?.fees.basePrice?.price;
  return [
    {
      ...row("Price", compared, ({ offer }) => priceText(offer?.price, found.currency)),
      ...best("cheapest", compared, ({ offer }) => offer?.price),
    },
    row("Base price", compared, (one) =>
      base(one) === undefined ? "Not specified" : priceText(base(one), found.currency),
    ),
    row("Provider", compared, ({ offer }) => offer?.provider ?? "None"),
    row("Offers", compared, ({ offers }) => plural(offers, "offer")),
    {
      ...row("Total travel time", compared, ({ itinerary }) => duration(itinerary.minutes)),
      ...best("shortest", compared, ({ itinerary }) => itinerary.minutes),
    },
  ];
}

function legSection(compared: readonly Compared[], at: number): Section {
  const leg = (one: Compared) => one.itinerary.legs[at];
  const of = (label: string, text: (leg: Leg) => string) =>
    row(label, compared, (one) => {
      const known = leg(one);
      return known ? text(known) : "–";
    });
  const first = compared.map(leg).find(Boolean);
  return {
    title: first ? legText(first) : `Flight ${at + 1}`,
    rows: [
      of("Departs", (leg) => `${end(leg.departs)} ${code(leg.segments[0]?.from)}`),
      of("Arrives", (leg) => `${end(leg.arrives)} ${code(leg.segments.at(-1)?.to)}`),
      {
        ...of("Duration", ({ minutes }) => duration(minutes)),
        ...best("shortest", compared, (one) => leg(one)?.minutes),
      },
      {
        ...of("Stops", ({ stops }) => stops.map(stopText).join("; ") || "Direct"),
        ...best("fewest", compared, (one) => leg(one)?.stops.length),
      },
      of("Airlines", (leg) => names(airlinesOf([leg]).map(({ name }) => name))),
      ...(compared.some((one) => leg(one) && operatedBy(leg(one)!).length > 0)
        ? [of("Operated by", (leg) => operatedBy(leg).join(", ") || "Same airline")]
        : []),
      of("Flights", ({ segments }) => names(segments.map(({ flight }) => flight))),
      of("Aircraft", ({ segments }) => names(segments.flatMap(({ aircraft }) => aircraft ?? []))),
    ],
  };
}

function conditionRows(compared: readonly Compared[]): Row[] {
  const of = (label: string, text: (offer: Offer) => string) =>
    row(label, compared, ({ offer }) => (offer ? text(offer) : "–"));
  return [
    of("Fare", fareName),
    of("Cabin", cabinsText),
    ...AMENITIES.map(([code, label]) => of(label, (offer) => restrictionsText(restrictionsOf(offer, code)))),
    of("Bookings", ({ split }) => (split ? "Several" : "One")),
    of("Self-transfer", (offer) =>
      offer.selfTransfer ? (offer.selfTransferProtection ? "Yes, protected" : "Yes, at your own risk") : "No",
    ),
    of("Cancellation", ({ fees, badges }) => fees.nonRefundableDisclosure ?? cancellation(badges)),
    ...(compared.some(({ offer }) => offer && cashbackText(offer))
      ? [of("Cashback", (offer) => cashbackText(offer) ?? "None")]
      : []),
  ];
}

function cancellation(badges: Offer["badges"]): string {
  return badges.find(({ code }) => code === "freeCancellation")?.displayName ?? "See “Refunds”";
}

function row(label: string, compared: readonly Compared[], text: (one: Compared) => string): Row {
  const texts = compared.map(text);
  return { label, texts, differs: new Set(texts).size > 1 };
}

/** Finds the itineraries with the lowest value. Returns `undefined` if all values are equal. */
function best(
  word: string,
  compared: readonly Compared[],
  value: (one: Compared) => number | undefined,
): Pick<Row, "best"> | undefined {
  const values = compared.map((one) => value(one) ?? Infinity);
  const least = Math.min(...values);
  const at = values.flatMap((value, at) => (value === least ? [at] : []));
  return at.length < values.length && least < Infinity ? { best: { word, at } } : undefined;
}

function end(time: string | undefined): string {
  return time ? `${weekday(time)} ${clock(time)}` : "?";
}

function code(airport: Airport | undefined): string {
  return airport?.code || airport?.name || "";
}

function names(values: readonly string[]): string {
  return [...new Set(values.filter(Boolean))].join(", ") || "Not specified";
}

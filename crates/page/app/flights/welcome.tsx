// Introduction and example searches, shown before the first search.
import { Icon, type IconName } from "../parts/icon";
import { plusDays, today } from "../parts/format";
import { PageLink } from "../parts/link";
import { daysText, readQuery, tripTitle, type FlightQuery } from "./query";
import type { FlightState, Shown } from "./state";
import { partyText } from "./travellers";

interface Example {
  title: string;
  icon: IconName;
  query: Partial<FlightQuery>;
  shown?: Partial<Shown>;
}

export function Welcome({ state }: { state: FlightState }) {
  const nothing = readQuery(new URLSearchParams());
  return (
    <section class="stack flights-welcome" aria-labelledby="flights-examples">
      <h2 id="flights-examples">Or try an example</h2>
      <ul class="examples">
        {examples().map(({ title, icon, query, shown }) => {
          const asked = { ...nothing, ...query };
          const params = state.searchFor(asked, shown);
          return (
            <li key={title} class="card">
              <Icon name={icon} />
              <span>
                <PageLink class="card-link" params={params}>
                  {title}
                </PageLink>
                <small class="soft">{about(asked)}</small>
              </span>
            </li>
          );
        })}
      </ul>
      <p class="soft">
        Search all providers at once. Sort results, filter them by stops, times, bags and conditions, compare them side
        by side or view them on a map. Share the page’s URL with your travel companions: it contains your search.
      </p>
    </section>
  );
}

const BOS = { id: "BOS", label: "Boston (BOS)" };
const LON = { id: "LON", label: "London (LON), all airports" };
const NYC = { id: "NYC", label: "New York (NYC), all airports" };
const LIS = { id: "LIS", label: "Lisbon (LIS)" };
const BER = { id: "BER", label: "Berlin (BER)" };
const ROM = { id: "ROM", label: "Rome (ROM), all airports" };
const ATH = { id: "ATH", label: "Athens (ATH)" };

function examples(): Example[] {
  const from = tuesdayAfter(plusDays(today(), 75));
  const who = readQuery(new URLSearchParams("who=2ADT1CHD")).who;
  return [
    {
      title: "Cheapest days from New York to Lisbon",
      icon: "calendar",
      query: { from: NYC, to: LIS },
      shown: { calendar: from.slice(0, 7) },
    },
    {
      title: "A week in London, from Boston",
      icon: "plane",
      query: { from: BOS, to: LON, out: from, back: plusDays(from, 7) },
    },
    {
      title: "Family trip to Rome, flexible dates",
      icon: "person",
      query: { from: BER, to: ROM, out: plusDays(from, 18), back: plusDays(from, 28), flex: true, who, mode: "total" },
    },
    {
      title: "London, Athens, Rome and home",
      icon: "map",
      query: {
        trip: "multi",
        legs: [
          { from: LON, to: ATH, day: plusDays(from, 3) },
          { from: ATH, to: ROM, day: plusDays(from, 8) },
          { from: ROM, to: LON, day: plusDays(from, 12) },
        ],
      },
    },
  ];
}

function about(query: FlightQuery): string {
  return [tripTitle(query), daysText(query), partyText(query.who)].filter(Boolean).join(" · ");
}

function tuesdayAfter(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return plusDays(day, (2 - weekday + 7) % 7);
}

// Example searches, shown before the first search.
import { plusDays, today } from "../parts/format";
import { Icon, type IconName } from "../parts/icon";
import { PageLink } from "../parts/link";
import type { Chosen } from "../state/address";
import { addressOf, type CarsAddress } from "./query";

interface Example {
  icon: IconName;
  title: string;
  about: string;
  pickup: Chosen;
  dropoff?: Chosen;
  /** Days from today to the pick-up. */
  ahead: number;
  /** Length of the rental, in days. */
  days: number;
  more?: Partial<CarsAddress>;
}

const EXAMPLES: readonly Example[] = [
  {
    icon: "pin",
    title: "Five days from Lisbon airport",
    about: "In the terminal or by shuttle, cheapest first",
    pickup: { id: "airport:LIS", label: "Lisbon Portela Airport (LIS)" },
    ahead: 28,
    days: 5,
  },
  {
    icon: "gear",
    title: "A weekend in Boston, automatic",
    about: "Free cancellation and unlimited mileage",
    pickup: { id: "airport:BOS", label: "Boston Logan International Airport (BOS)" },
    ahead: 40,
    days: 3,
    more: { gear: ["automatic"], free: true, unlimited: true },
  },
  {
    icon: "swap",
    title: "From Madrid to Barcelona",
    about: "One-way rental, including the one-way fee",
    pickup: { id: "airport:MAD", label: "Madrid-Barajas Airport (MAD)" },
    dropoff: { id: "airport:BCN", label: "Barcelona El Prat Airport (BCN)" },
    ahead: 60,
    days: 4,
  },
  {
    icon: "person",
    title: "Seven-seater in Auckland",
    about: "A week, prices per day",
    pickup: { id: "airport:AKL", label: "Auckland International Airport (AKL)" },
    ahead: 90,
    days: 7,
    more: { seats: 7, mode: "perDayTotal" },
  },
];

export function CarsWelcome() {
  return (
    <section class="stack" aria-labelledby="cars-welcome-title">
      <h2 id="cars-welcome-title">Or try an example</h2>
      <ul class="examples">
        {EXAMPLES.map((example) => (
          <li key={example.title} class="card">
            <Icon name={example.icon} />
            <span>
              <PageLink class="card-link" params={addressOf(exampleAddress(example))}>
                {example.title}
              </PageLink>
              <small class="soft">{example.about}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function exampleAddress({ pickup, dropoff, ahead, days, more }: Example): Partial<CarsAddress> {
  const day = plusDays(today(), ahead);
  return { pickup, dropoff, from: `${day}T10:00`, until: `${plusDays(day, days)}T10:00`, ...more };
}

// Example searches, shown before the first search.
import { plusDays, today } from "../parts/format";
import { Icon, type IconName } from "../parts/icon";
import { PageLink } from "../parts/link";
import { addressOf, type Asked } from "./asked";
import { ONE_ROOM } from "./rooms";

interface Example {
  icon: IconName;
  title: string;
  detail: string;
  ask(): Partial<Asked>;
}

const EXAMPLES: readonly Example[] = [
  {
    icon: "pin",
    title: "Four stars near the Eiffel Tower",
    detail: "Two nights for two, nearest first",
    ask: () => ({
      where: { id: "klatlon:48.8584,2.2945", label: "Eiffel Tower, Paris" },
      ...stay(30, 2),
      stars: [4],
      sort: "distance",
    }),
  },
  {
    icon: "bed",
    title: "A week in Lisbon for a family",
    detail: "One room, two adults, children aged 4 and 9",
    ask: () => ({
      where: { id: "kplace:2267057", label: "Lisbon" },
      ...stay(60, 7),
      rooms: [{ adults: 2, children: [4, 9] }],
      sort: "guests",
    }),
  },
  {
    icon: "person",
    title: "Two rooms in Tokyo",
    detail: "Three nights for four, cheapest first",
    ask: () => ({
      where: { id: "kplace:1850147", label: "Tokyo" },
      ...stay(45, 3),
      rooms: [...ONE_ROOM, ...ONE_ROOM],
      sort: "cheapest",
    }),
  },
  {
    icon: "calendar",
    title: "Reykjavik without dates",
    detail: "Browse hotels before you choose dates",
    ask: () => ({ where: { id: "kplace:3413829", label: "Reykjavik" }, checkin: undefined, checkout: undefined }),
  },
];

export function Start({ asked }: { asked: Asked }) {
  return (
    <section class="stack" aria-labelledby="hotels-start">
      <h2 id="hotels-start">Or try an example</h2>
      <ul class="examples">
        {EXAMPLES.map(({ icon, title, detail, ask }) => (
          <li key={title} class="card">
            <Icon name={icon} />
            <span>
              <PageLink class="card-link" params={addressOf(asked, ask())}>
                {title}
              </PageLink>
              <small class="soft">{detail}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stay(inDays: number, nights: number): Pick<Asked, "checkin" | "checkout"> {
  const checkin = plusDays(today(), inDays);
  return { checkin, checkout: plusDays(checkin, nights) };
}

// Baggage rules by airline.
import { Icon } from "../parts/icon";
import { airlinesOf, type Found, type Itinerary } from "./itinerary";
import { safeUrl } from "./offer";

const BAGS: Record<string, string> = { personal: "Personal item", carryOn: "Carry-on bag", checked: "Checked bag" };

export function Baggage({ found, itinerary }: { found: Found; itinerary: Itinerary }) {
  const airlines = airlinesOf(itinerary.legs).map(({ code, name }) => {
    const { baggagePolicies: policies = [], airlineFeeUrl } = found.answer.airlines?.[code] ?? {};
    return { code, name, policies, link: safeUrl(airlineFeeUrl) };
  });
  return (
    <section class="stack" aria-labelledby="flights-baggage">
      <h3 id="flights-baggage">Baggage by airline</h3>
      {airlines.map(({ code, name, policies, link }) => (
        <details key={code || name} class="flights-airline">
          <summary>{name}</summary>
          <dl class="facts">
            {policies.map(({ bagType = "", restrictions = [] }) => [
              <dt key={`${bagType}-term`}>{(BAGS[bagType] ?? bagType) || "Bag"}</dt>,
              <dd key={bagType}>{restrictions.map(({ description, code }) => description ?? code).join("; ")}</dd>,
            ])}
          </dl>
          {policies.length === 0 && <p class="soft">Baggage rules not available.</p>}
          {link && (
            <a href={link} target="_blank" rel="noopener noreferrer">
              Airline’s baggage fees <Icon name="open" />
            </a>
          )}
        </details>
      ))}
    </section>
  );
}

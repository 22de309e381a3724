// What one has to know before booking, and might not expect.
import { Icon } from "../parts/icon";
import type { Offer } from "./model";
import { ACCESS_LONG, AGENCIES_LONG, decidedAtPickup, said } from "./words";

export function Notes({ offer }: { offer: Offer }) {
  const notes = notesOf(offer);
  return (
    <section class="cars-notes notice warn" aria-labelledby="cars-notes-title">
      <h3 id="cars-notes-title">
        <Icon name="info" /> Before you book
      </h3>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

function notesOf({ agency, option, pickup }: Offer): string[] {
  const abroad = pickup?.airport?.countryName;
  const similar = /similar/i.test(option.car?.brand ?? "");
  const notes = [
    agency?.type && agency.type !== "regular" ? said(AGENCIES_LONG, agency.type) : undefined,
    decidedAtPickup(option.car?.type) ?? (similar ? "You book the class: it may be another car of it." : undefined),
    pickup?.locationType ? said(ACCESS_LONG, pickup.locationType) : "How to get to the desk is not stated.",
    abroad ? `The desk is in another country than the place you searched: ${abroad}.` : undefined,
    cardSaid(option.isCreditCardRequired),
    option.rateType === "corporate"
      ? "This rate is for members of a company: the desk may ask for a proof."
      : undefined,
  ];
  return notes.filter((note) => note !== undefined);
}

function cardSaid(required: boolean | undefined): string {
  if (required === undefined) return "Whether you need a credit card is not stated: bring one.";
  return required ? "Bring a credit card in the driver's name." : "You don't need a credit card.";
}

// Important information before booking.
import { Icon } from "../parts/icon";
import type { Offer } from "./model";
import { ACCESS_LONG, AGENCIES_LONG, decidedAtPickup, labelOf } from "./words";

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
    agency?.type && agency.type !== "regular" ? labelOf(AGENCIES_LONG, agency.type) : undefined,
    decidedAtPickup(option.car?.type) ?? (similar ? "You book a car class; the model may differ." : undefined),
    pickup?.locationType ? labelOf(ACCESS_LONG, pickup.locationType) : "Directions to the desk are not specified.",
    abroad ? `The desk is in a different country from your search: ${abroad}.` : undefined,
    creditCardText(option.isCreditCardRequired),
    option.rateType === "corporate" ? "Corporate rate: the desk may ask for proof of eligibility." : undefined,
  ];
  return notes.filter((note) => note !== undefined);
}

function creditCardText(required: boolean | undefined): string {
  if (required === undefined) return "The provider does not specify whether you need a credit card; bring one.";
  return required ? "Bring a credit card in the driver's name." : "No credit card required.";
}

// The details of a car, starting with the costs.
import { CopyLink } from "../parts/copy-link";
import { Dialog } from "../parts/dialog";
import { withPrice } from "../parts/booking-url";
import { Icon } from "../parts/icon";
import { Picture } from "../parts/picture";
import type { Running } from "../search/use-search";
import { Equipment } from "./card";
import { Conditions } from "./conditions-list";
import { Cost } from "./cost";
import type { Answer, Car, Offer } from "./model";
import { Notes } from "./notes";
import { OffersTable } from "./offers-table";
import { Places } from "./places";
import { CarPrice, type Pricing } from "./prices";
import { goTo, type CarsAddress, type Query } from "./query";
import { AGENCIES, nameOf, labelOf } from "./words";

interface Props {
  address: CarsAddress;
  query: Query;
  running: Running<unknown>;
  answer: Answer | undefined;
  pricing: Pricing;
}

export function CarDialog({ address, query, running, answer, pricing }: Props) {
  const car = answer?.cars.find(({ id }) => id === address.car);
  const close = () => goTo({ ...address, car: undefined, offer: undefined }, "close");
  if (!car) {
    return (
      <Dialog title="Car" kind="side" onClose={close}>
        <p role="status">
          {running.state === "running"
            ? "This car has not been found yet; the search is still running."
            : "This car is not in the results. The car may have been booked, or the search failed."}
        </p>
      </Dialog>
    );
  }
  const offer = car.offers.find(({ key }) => key === address.offer) ?? car.offers[0];
  return (
    <Dialog title={offer.option.car?.brand ?? "Car"} kind="side" actions={<CopyLink />} onClose={close}>
      <Detail
        car={car}
        offer={offer}
        query={query}
        pricing={{ ...pricing, mode: "total" }}
        onOffer={(offer) => goTo({ ...address, offer }, "replace")}
      />
    </Dialog>
  );
}

interface DetailProps {
  car: Car;
  offer: Offer;
  query: Query;
  pricing: Pricing;
  onOffer(key: string): void;
}

function Detail({ car, offer, query, pricing, onOffer }: DetailProps) {
  const { option } = offer;
  return (
    <>
      <div class="cars-head">
        <div class="cars-picture">
          <Picture url={option.car?.image} alt="" icon="car" />
        </div>
        <div class="stack">
          <Agency offer={offer} />
          <p class="soft">
            {nameOf(option.car?.type)}
            {option.car?.sipp && ` · SIPP ${option.car.sipp}`}
          </p>
          <Equipment detail={option.car} />
        </div>
      </div>
      <Cost offer={offer} pricing={pricing} />
      <Notes offer={offer} />
      <Conditions offer={offer} from={query.from} currency={pricing.currency} />
      <Places offer={offer} query={query} />
      <OffersTable offers={car.offers} chosen={offer.key} from={query.from} pricing={pricing} onChoose={onOffer} />
      <div class="dialog-foot">
        <div class="cars-foot">
          <CarPrice offer={offer} pricing={pricing} brief />
          <Book offer={offer} currency={pricing.currency} />
        </div>
      </div>
    </>
  );
}

/** The rental company. A warning colour marks all types of companies except regular ones. */
function Agency({ offer: { agency, option } }: { offer: Offer }) {
  return (
    <p class="row">
      <b>{agency?.displayName ?? option.agencyCode ?? "Rental company not specified"}</b>
      {agency?.type && (
        <span class={agency.type === "regular" ? "tag" : "tag warn"}>{labelOf(AGENCIES, agency.type)}</span>
      )}
    </p>
  );
}

function Book({ offer: { option, provider, total }, currency }: { offer: Offer; currency: string | undefined }) {
  const name = provider?.displayName ?? option.providerCode ?? "the provider";
  const { bookingUrl } = option;
  if (!bookingUrl || !/^https?:/i.test(bookingUrl)) return <p class="soft">No booking link for this offer.</p>;
  return (
    <a
      class="button primary"
      href={withPrice(bookingUrl, total, currency)}
      target="_blank"
      rel="noopener noreferrer sponsored"
    >
      Book with {name} <Icon name="open" />
      <span class="visually-hidden">(opens in a new tab)</span>
    </a>
  );
}

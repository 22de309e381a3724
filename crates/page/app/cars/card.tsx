// A car in the result list: its class, rental company, pick-up location, price and key conditions.
import type { cars } from "@wayfare/client";
import { inUnits, plural } from "../parts/format";
import { PageLink } from "../parts/link";
import { Icon, type IconName } from "../parts/icon";
import { Mark, Picture } from "../parts/picture";
import { usePage } from "../state/context";
import type { Units } from "../state/display";
import { cancellationShort, mileageShort } from "./conditions";
import type { Match } from "./filter";
import type { Offer } from "./model";
import { CarPrice, type Pricing } from "./prices";
import {
  ACCESS,
  AGENCIES,
  DOORS,
  FUELS,
  FUEL_POLICIES,
  PAYMENTS,
  TRANSMISSIONS,
  decidedAtPickup,
  nameOf,
  labelOf,
} from "./words";

interface Props {
  match: Match;
  pricing: Pricing;
  from: string;
  /** URL parameters of the car's details. */
  params: URLSearchParams;
  /** `true` if the map highlights the car's branch. */
  marked: boolean;
  onHover(branch: string | undefined): void;
}

export function CarCard({ match: { car, best, offers }, pricing, from, params, marked, onHover }: Props) {
  const detail = best.option.car;
  const branch = best.option.pickupLocationId;
  return (
    <article
      class={marked ? "card cars-card marked" : "card cars-card"}
      onPointerEnter={(event) => event.pointerType === "mouse" && onHover(branch)}
      onPointerLeave={() => onHover(undefined)}
    >
      <div class="cars-picture">
        <Picture url={detail?.image} alt="" icon="car" />
      </div>
      <div class="cars-name">
        <h3>
          <PageLink class="card-link" params={params}>
            {detail?.brand ?? "Car not specified"}
          </PageLink>
        </h3>
        <p class="soft">
          {nameOf(detail?.type)}
          {decidedAtPickup(detail?.type) && <> · assigned at pick-up</>}
        </p>
      </div>
      <div class="cars-what">
        <Equipment detail={detail} brief />
        <Place offer={best} />
        <ul class="cars-terms">
          <Terms offer={best} from={from} />
          <Badges badges={best.option.badges} />
        </ul>
      </div>
      <div class="cars-cost">
        <CarPrice offer={best} pricing={pricing} />
        <span class="cars-offers-count">
          {offers.length < car.offers.length && `${offers.length} of `}
          {plural(car.offers.length, "offer")} · Details <Icon name="arrow" />
        </span>
      </div>
    </article>
  );
}

/** The car's equipment. `brief` shows numbers and icons only. */
export function Equipment({ detail, brief = false }: { detail: cars.CarDetail | undefined; brief?: boolean }) {
  const { passengers, bags, doors, transmission, fuel, features = [] } = detail ?? {};
  const codes = features.map(({ code }) => code);
  return (
    <ul class={brief ? "cars-equipment brief" : "cars-equipment"}>
      {passengers !== undefined && <Fact icon="person" text={plural(passengers, "seat")} />}
      {bags !== undefined && <Fact icon="bag" text={plural(bags, "bag")} />}
      {doors && <Fact icon="door" text={labelOf(DOORS, doors)} />}
      {transmission && <Fact icon="gear" text={labelOf(TRANSMISSIONS, transmission)} />}
      {fuel && <Fact icon="fuel" text={labelOf(FUELS, fuel)} />}
      {features.map(({ code, displayName }) => (
        <Fact
          key={code}
          icon={code === "ac" ? "snow" : code === "navigationSystem" ? "pin" : "check"}
          text={nameOf({ code, displayName })}
        />
      ))}
      {!brief && !codes.includes("ac") && <li class="soft">Air conditioning not specified</li>}
    </ul>
  );
}

/** A fact with an icon. In brief lists, only the text's number is visible. */
function Fact({ icon, text }: { icon: IconName; text: string }) {
  const [, number, rest] = /^(\d*)(.*)$/.exec(text) ?? [];
  return (
    <li title={text}>
      <Icon name={icon} /> {number}
      <span>{rest}</span>
    </li>
  );
}

/** The rental company and the pick-up location. */
function Place({ offer: { agency, option, pickup, dropoff } }: { offer: Offer }) {
  const { units } = usePage();
  const name = agency?.displayName ?? option.agencyCode ?? "Rental company not specified";
  const elsewhere = dropoff && (dropoff.airport?.displayName ?? dropoff.cityName);
  const where = [
    pickup?.locationType && labelOf(ACCESS, pickup.locationType),
    whereabouts(pickup),
    distance(pickup, units),
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <div class="cars-place">
      <Mark name={name} url={agency?.logoUrls?.horizontalUrl} wide />
      <p>
        <b>{name}</b>{" "}
        {agency?.type && agency.type !== "regular" && <span class="tag warn">{labelOf(AGENCIES, agency.type)}</span>}{" "}
        <span class="soft">
          {where || "Pick-up location not specified"}
          {elsewhere && `; return: ${elsewhere}`}
        </span>
      </p>
    </div>
  );
}

export function whereabouts(place: cars.CarLocation | undefined): string | undefined {
  const { airport } = place ?? {};
  if (airport) return [airport.displayName ?? airport.code, airport.terminalName].filter(Boolean).join(", ");
  return place?.cityName;
}

export function distance(place: cars.CarLocation | undefined, units: Units): string | undefined {
  return place?.displayDistance && `${inUnits(place.displayDistance, units)} away`;
}

function Terms({ offer, from }: { offer: Offer; from: string }) {
  const { policy, paymentType } = offer.option;
  const cancellation = cancellationShort(offer, from);
  const fuel = labelOf(FUEL_POLICIES, policy?.fuel?.code, policy?.fuel?.displayName).toLowerCase();
  return (
    <>
      <Term icon="refund" good={cancellation.good} text={cancellation.text} />
      <Term icon="road" good={policy?.mileage?.code === "unlimited"} text={mileageShort(offer)} />
      <Term icon="fuel" good={policy?.fuel?.code === "fullToFull"} text={`Fuel: ${fuel}`} />
      <Term icon="clock" text={paymentType ? labelOf(PAYMENTS, paymentType) : "Payment not specified"} />
    </>
  );
}

/** A condition. In narrow lists, only its icon is visible. */
function Term({ icon, good = false, text }: { icon: IconName; good?: boolean; text: string }) {
  return (
    <li class={good ? "good" : undefined} title={text}>
      <Icon name={icon} /> <span>{text}</span>
    </li>
  );
}

/** Badges except free cancellation, which the conditions state with its deadline. */
function Badges({ badges = [] }: { badges: cars.CarBadge[] | undefined }) {
  const shown = badges.filter(({ code }) => code !== "freeCancellation");
  return (
    <>
      {shown.map(({ code, displayName }) => (
        <li key={code} class={code === "greatDeal" || code === "discount" ? "tag good" : "tag"}>
          {nameOf({ code, displayName })}
        </li>
      ))}
    </>
  );
}

// A car in the result list: its class, rental company, pick-up location, price and key conditions.
import type { cars } from "@wayfare/client";
import type { ComponentChildren } from "preact";
import { plural } from "../parts/format";
import { PageLink } from "../parts/link";
import { Icon, type IconName } from "../parts/icon";
import { Mark, Picture } from "../parts/picture";
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
        <Equipment detail={detail} />
        <Place offer={best} />
        <Terms offer={best} from={from} />
        <Badges badges={best.option.badges} />
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

export function Equipment({ detail }: { detail: cars.CarDetail | undefined }) {
  const { passengers, bags, doors, transmission, fuel, features = [] } = detail ?? {};
  const codes = features.map(({ code }) => code);
  return (
    <ul class="cars-equipment">
      {passengers !== undefined && <Fact icon="person">{plural(passengers, "seat")}</Fact>}
      {bags !== undefined && <Fact icon="bag">{plural(bags, "bag")}</Fact>}
      {doors && <Fact icon="door">{labelOf(DOORS, doors)}</Fact>}
      {transmission && <Fact icon="gear">{labelOf(TRANSMISSIONS, transmission)}</Fact>}
      {fuel && <Fact icon="fuel">{labelOf(FUELS, fuel)}</Fact>}
      {features.map(({ code, displayName }) => (
        <Fact key={code} icon={code === "ac" ? "snow" : code === "navigationSystem" ? "pin" : "check"}>
          {nameOf({ code, displayName })}
        </Fact>
      ))}
      {!codes.includes("ac") && <li class="soft">Air conditioning not specified</li>}
    </ul>
  );
}

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li>
      <Icon name={icon} /> {children}
    </li>
  );
}

/** The rental company and the pick-up location. */
function Place({ offer: { agency, option, pickup, dropoff } }: { offer: Offer }) {
  const name = agency?.displayName ?? option.agencyCode ?? "Rental company not specified";
  const elsewhere = dropoff && (dropoff.airport?.displayName ?? dropoff.cityName);
  return (
    <div class="cars-place">
      <Mark name={name} url={agency?.logoUrls?.horizontalUrl} wide />
      <div>
        <p>
          <b>{name}</b>{" "}
          {agency?.type && agency.type !== "regular" && <span class="tag warn">{labelOf(AGENCIES, agency.type)}</span>}
        </p>
        <p class="soft">
          {[pickup?.locationType && labelOf(ACCESS, pickup.locationType), whereabouts(pickup), distance(pickup)]
            .filter(Boolean)
            .join(" · ") || "Pick-up location not specified"}
        </p>
        {elsewhere && <p class="soft">Return: {elsewhere}</p>}
      </div>
    </div>
  );
}

export function whereabouts(place: cars.CarLocation | undefined): string | undefined {
  const { airport } = place ?? {};
  if (airport) return [airport.displayName ?? airport.code, airport.terminalName].filter(Boolean).join(", ");
  return place?.cityName;
}

export function distance(place: cars.CarLocation | undefined): string | undefined {
  return place?.displayDistance && `${place.displayDistance} away`;
}

function Terms({ offer, from }: { offer: Offer; from: string }) {
  const { policy, paymentType } = offer.option;
  const cancellation = cancellationShort(offer, from);
  return (
    <ul class="cars-terms">
      <Term good={cancellation.good}>{cancellation.text}</Term>
      <Term good={policy?.mileage?.code === "unlimited"}>{mileageShort(offer)}</Term>
      <Term good={policy?.fuel?.code === "fullToFull"}>
        Fuel: {labelOf(FUEL_POLICIES, policy?.fuel?.code, policy?.fuel?.displayName).toLowerCase()}
      </Term>
      <Term>{paymentType ? labelOf(PAYMENTS, paymentType) : "Payment not specified"}</Term>
    </ul>
  );
}

function Term({ good = false, children }: { good?: boolean; children: ComponentChildren }) {
  return (
    <li class={good ? "good" : undefined}>
      <Icon name={good ? "check" : "dot"} /> {children}
    </li>
  );
}

/** Badges except free cancellation, which the conditions state with its deadline. */
function Badges({ badges = [] }: { badges: cars.CarBadge[] | undefined }) {
  const shown = badges.filter(({ code }) => code !== "freeCancellation");
  if (!shown.length) return null;
  return (
    <ul class="cars-badges">
      {shown.map(({ code, displayName }) => (
        <li key={code} class={code === "greatDeal" || code === "discount" ? "tag good" : "tag"}>
          {nameOf({ code, displayName })}
        </li>
      ))}
    </ul>
  );
}

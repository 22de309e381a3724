// The conditions of an offer in full: what is not stated is said to be so.
import type { cars } from "@wayfare/client";
import { cancellationLong, fuelLong, insuranceSaid, mileageLong, type Said } from "./conditions";
import type { Offer } from "./model";
import { INSURANCES, RATES, said } from "./words";

interface Props {
  offer: Offer;
  from: string;
  currency: string | undefined;
}

export function Conditions({ offer, from, currency }: Props) {
  const { rateType } = offer.option;
  return (
    <section class="stack" aria-labelledby="cars-conditions-title">
      <h3 id="cars-conditions-title">Conditions</h3>
      <dl class="facts cars-facts">
        <Term label="Cancellation" {...cancellationLong(offer, from, currency)} />
        <Term label="Mileage" {...mileageLong(offer)} />
        <Term label="Fuel" {...fuelLong(offer)} />
        {rateType && <Term label="Rate" text={said(RATES, rateType)} good={false} />}
      </dl>
      <h3>Insurance in the price</h3>
      <Insurance policies={offer.option.policy?.insurance} currency={currency} />
    </section>
  );
}

function Term({ label, text, good }: Said & { label: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd class={good ? "cars-good" : undefined}>{text}</dd>
    </>
  );
}

const COMMON = ["collision", "theft", "thirdParty"] as const;

interface InsuranceProps {
  policies: cars.CarInsurancePolicy[] | undefined;
  currency: string | undefined;
}

function Insurance({ policies = [], currency }: InsuranceProps) {
  const missing = COMMON.filter((code) => !policies.some((policy) => policy.code === code));
  return (
    <dl class="facts cars-facts">
      {policies.map((policy) => (
        <Term
          key={policy.code}
          label={said(INSURANCES, policy.code)}
          text={`${insuranceSaid(policy, currency)}.`}
          good={policy.isWithDeductible === false}
        />
      ))}
      {missing.map((code) => (
        <Term
          key={code}
          label={said(INSURANCES, code)}
          text="Not stated: take it that it is not covered."
          good={false}
        />
      ))}
    </dl>
  );
}

// The full conditions of an offer. Missing conditions are shown as not specified.
import type { cars } from "@wayfare/client";
import { cancellationLong, fuelLong, insuranceText, mileageLong, type ConditionText } from "./conditions";
import type { Offer } from "./model";
import { INSURANCES, RATES, labelOf } from "./words";

interface Props {
  offer: Offer;
  from: string;
  currency: string | undefined;
}

export function Conditions({ offer, from, currency }: Props) {
  const { rateType } = offer.option;
  return (
    <section class="stack" aria-labelledby="cars-conditions-title">
      <h3 id="cars-conditions-title">Rental conditions</h3>
      <dl class="facts cars-facts">
        <Term label="Cancellation" {...cancellationLong(offer, from, currency)} />
        <Term label="Mileage" {...mileageLong(offer)} />
        <Term label="Fuel" {...fuelLong(offer)} />
        {rateType && <Term label="Rate" text={labelOf(RATES, rateType)} good={false} />}
      </dl>
      <h3>Included insurance</h3>
      <Insurance policies={offer.option.policy?.insurance} currency={currency} />
    </section>
  );
}

function Term({ label, text, good }: ConditionText & { label: string }) {
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
          label={labelOf(INSURANCES, policy.code)}
          text={`${insuranceText(policy, currency)}.`}
          good={policy.isWithDeductible === false}
        />
      ))}
      {missing.map((code) => (
        <Term key={code} label={labelOf(INSURANCES, code)} text="Not specified; expect no cover." good={false} />
      ))}
    </dl>
  );
}

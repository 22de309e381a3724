// Steppers for the number of travellers of each type.
import { Stepper } from "../parts/field";
import { faultOf, KINDS, MAX_TRAVELLERS, partySize, type Travellers } from "./travellers";

interface Props {
  who: Travellers;
  onChange(who: Travellers): void;
}

export function TravellersPanel({ who, onChange }: Props) {
  const fault = faultOf(who);
  const room = MAX_TRAVELLERS - partySize(who);
  return (
    <>
      {KINDS.map(({ code, label, ...kind }) => (
        <Stepper
          key={code}
          label={label}
          {...("hint" in kind ? { hint: kind.hint } : {})}
          value={who[code]}
          least={0}
          most={who[code] + room}
          onChange={(count) => onChange({ ...who, [code]: count })}
        />
      ))}
      {fault ? (
        <p class="flights-fault" role="alert">
          {fault}
        </p>
      ) : (
        room === 0 && <p class="soft">Up to {MAX_TRAVELLERS} travellers per search.</p>
      )}
    </>
  );
}

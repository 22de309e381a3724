// How many travel, kind by kind.
import { Stepper } from "../parts/field";
import { faultOf, KINDS, MOST_TRAVELLERS, partySize, type Travellers } from "./travellers";

interface Props {
  who: Travellers;
  onChange(who: Travellers): void;
}

export function TravellersPanel({ who, onChange }: Props) {
  const fault = faultOf(who);
  const room = MOST_TRAVELLERS - partySize(who);
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
        room === 0 && <p class="soft">One search takes {MOST_TRAVELLERS} travellers at most.</p>
      )}
    </>
  );
}

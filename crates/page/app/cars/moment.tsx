// A field for a date and a time in half-hour steps.
import { Field } from "../parts/field";

interface Props {
  label: string;
  /** Local date and time, such as `2027-02-10T10:00`. */
  value: string;
  /** The earliest date allowed. */
  least: string;
  fault: string | undefined;
  onChange(value: string): void;
}

export function MomentInput({ label, value, least, fault, onChange }: Props) {
  const [day = "", time = "10:00"] = value.split("T");
  return (
    <Field label={`${label} date`} fault={fault}>
      {(id, describedBy) => (
        <div class="cars-moment">
          <input
            id={id}
            type="date"
            required
            value={day}
            min={least}
            aria-describedby={describedBy}
            aria-invalid={fault !== undefined}
            onChange={(event) => onChange(`${event.currentTarget.value}T${time}`)}
          />
          <select
            aria-label={`${label} time`}
            value={time}
            onChange={(event) => onChange(`${day}T${event.currentTarget.value}`)}
          >
            {HALF_HOURS.map((time) => (
              <option key={time}>{time}</option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}

const HALF_HOURS = Array.from({ length: 48 }, (_, at) => {
  const hour = String(Math.floor(at / 2)).padStart(2, "0");
  return `${hour}:${at % 2 ? "30" : "00"}`;
});

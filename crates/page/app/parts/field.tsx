// Form controls with labels and validation messages.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface Props {
  label: ComponentChildren;
  /** The validation message. */
  fault?: string | undefined;
  hint?: ComponentChildren;
  /** Renders the control, which must use `id`, the target of the label. */
  children(id: string, describedBy: string | undefined): ComponentChildren;
}

export function Field({ label, fault, hint, children }: Props) {
  const id = useId();
  const message = fault ?? hint;
  const about = message === undefined ? undefined : `${id}-about`;
  return (
    <div class={fault ? "field wrong" : "field"}>
      <label for={id}>{label}</label>
      {children(id, about)}
      {message !== undefined && (
        <p id={about} class="field-about">
          {message}
        </p>
      )}
    </div>
  );
}

interface CheckProps {
  checked: boolean;
  onChange(checked: boolean): void;
  children: ComponentChildren;
  disabled?: boolean;
}

/** A checkbox with its label. */
export function Check({ checked, onChange, children, disabled = false }: CheckProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

interface SelectProps<T extends string> {
  value: T;
  options: readonly (readonly [value: T, label: string])[];
  onChange(value: T): void;
  id?: string;
  label?: string;
}

/** A native drop-down list. */
export function Select<T extends string>({ value, options, onChange, id, label }: SelectProps<T>) {
  return (
    <select
      id={id}
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find(([option]) => option === event.currentTarget.value);
        if (chosen) onChange(chosen[0]);
      }}
    >
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Two to four radio buttons side by side. */
export function Choice<T extends string>({ value, options, onChange, label }: SelectProps<T> & { label: string }) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class="visually-hidden">{label}</legend>
      {options.map(([option, text]) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface StepperProps {
  label: ComponentChildren;
  hint?: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
}

/** A small number, set with buttons. */
export function Stepper({ label, hint, value, least, most, onChange }: StepperProps) {
  const id = useId();
  return (
    <div class="stepper" role="group" aria-labelledby={id}>
      <span id={id}>
        {label}
        {hint && <small>{hint}</small>}
      </span>
      <button
        type="button"
        class="icon"
        aria-label="Fewer"
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" class="icon" aria-label="More" disabled={value >= most} onClick={() => onChange(value + 1)}>
        +
      </button>
    </div>
  );
}

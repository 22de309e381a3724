// A control with its label, and what is wrong with it.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface Props {
  label: ComponentChildren;
  /** What is wrong, in words. */
  fault?: string | undefined;
  hint?: ComponentChildren;
  /** Gets the id that the label is for. */
  children(id: string, describedBy: string | undefined): ComponentChildren;
}

export function Field({ label, fault, hint, children }: Props) {
  const id = useId();
  const said = fault ?? hint;
  const about = said === undefined ? undefined : `${id}-about`;
  return (
    <div class={fault ? "field wrong" : "field"}>
      <label for={id}>{label}</label>
      {children(id, about)}
      {said !== undefined && (
        <p id={about} class="field-about">
          {said}
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

/** A box to tick, with its label and, at the end of the line, what belongs to it. */
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

/** One of a few, in the browser's own list. */
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

/** One of two to four, side by side. */
export function Choice<T extends string>({ value, options, onChange, label }: SelectProps<T> & { label: string }) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class="unseen">{label}</legend>
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

/** A small number, by buttons. */
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

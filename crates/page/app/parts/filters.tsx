// Controls of a filter panel: groups, checkboxes with counts, ranges.
import type { ComponentChildren } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import { Check } from "./field";
import { number } from "./format";

interface GroupProps {
  title: string;
  children: ComponentChildren;
  /** `true` if a filter of this group is set. */
  active?: boolean;
  onClear?: () => void;
}

export function FilterGroup({ title, children, active = false, onClear }: GroupProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // The button disappears once there is nothing to clear. Keep the focus in the group.
  const clear = () => {
    section.current?.focus();
    onClear?.();
  };
  return (
    <section ref={section} class="filter-group" aria-labelledby={id} tabIndex={-1}>
      <div class="row spread filter-title">
        <h3 id={id}>{title}</h3>
        {active && onClear && (
          <button type="button" class="link" onClick={clear} aria-label={`Clear: ${title}`}>
            Clear
          </button>
        )}
      </div>
      {children}
    </section>
  );
}

export interface Option<T> {
  value: T;
  label: ComponentChildren;
  /** Number of results with this value. */
  count: number;
  /** Text at the end of the line, usually the lowest price. */
  note?: string | undefined;
}

interface ChecksProps<T> {
  options: readonly Option<T>[];
  chosen: readonly T[];
  onChange(chosen: T[]): void;
  /** Number of options shown before the list is expanded. */
  first?: number;
}

/** Checkboxes with counts. An empty selection matches all results. */
export function Checks<T extends string | number>({ options, chosen, onChange, first = 6 }: ChecksProps<T>) {
  const [all, setAll] = useState(false);
  const shown = all ? options : options.filter((option, at) => at < first || chosen.includes(option.value));
  const toggle = (value: T, on: boolean) => onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <div class="checks">
      {shown.map(({ value, label, count, note }) => (
        <Check
          key={value}
          checked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          onChange={(on) => toggle(value, on)}
        >
          <span class="checks-label">
            {label} <small>{number(count)}</small>
          </span>
          {note && <small class="checks-note">{note}</small>}
        </Check>
      ))}
      {options.length > first && (
        <button type="button" class="link" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? "Show fewer" : `Show all ${options.length}`}
        </button>
      )}
    </div>
  );
}

interface RangeProps {
  label: string;
  least: number;
  most: number;
  step?: number;
  /** The selected bounds; `undefined` means unbounded. */
  from?: number | undefined;
  to?: number | undefined;
  /** The bounds that the user can move. */
  ends?: "both" | "upper";
  format(value: number): string;
  onChange(from: number | undefined, to: number | undefined): void;
}

/** A range with one or two sliders. A change applies when the slider is released. */
export function Range({ label, least, most, step = 1, from, to, ends = "both", format, onChange }: RangeProps) {
  const [moved, setMoved] = useState<{ from: number; to: number }>();
  const now = moved ?? { from: from ?? least, to: to ?? most };
  const settle = () => {
    if (!moved) return;
    setMoved(undefined);
    onChange(moved.from > least ? moved.from : undefined, moved.to < most ? moved.to : undefined);
  };
  const slider = (end: "from" | "to") => (
    <input
      type="range"
      min={least}
      max={most}
      step={step}
      value={now[end]}
      aria-label={`${label}: ${end === "from" ? "minimum" : "maximum"}`}
      aria-valuetext={format(now[end])}
      onInput={(event) => {
        const value = event.currentTarget.valueAsNumber;
        setMoved(
          end === "from"
            ? { from: Math.min(value, now.to), to: now.to }
            : { from: now.from, to: Math.max(value, now.from) },
        );
      }}
      onChange={settle}
    />
  );
  return (
    <div class="range">
      <p class="range-value">
        {ends === "upper" || (now.from <= least && now.to < most)
          ? `Up to ${format(now.to)}`
          : `${format(now.from)} to ${format(now.to)}`}
      </p>
      {ends === "both" && slider("from")}
      {slider("to")}
    </div>
  );
}

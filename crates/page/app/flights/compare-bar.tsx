// The comparison bar at the bottom of the window, which shows the number of selected itineraries.

interface Props {
  chosen: number;
  most: number;
  onCompare(): void;
  onClear(): void;
}

export function CompareBar({ chosen, most, onCompare, onClear }: Props) {
  if (chosen === 0) return null;
  return (
    <section class="card flights-compare-bar" aria-label="Comparison">
      <p role="status">
        <b>
          {chosen} of {most} selected
        </b>
        <small class="soft">
          {chosen < 2 ? " Select another to compare" : chosen < most ? " You can add one more" : " Maximum reached"}
        </small>
      </p>
      <div class="row">
        <button class="quiet" onClick={onClear}>
          Clear
        </button>
        <button class="primary" disabled={chosen < 2} onClick={onCompare}>
          Compare
        </button>
      </div>
    </section>
  );
}

// What has been chosen to be compared, at the bottom of the window.

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
          {chosen} of {most} chosen
        </b>
        <small class="soft">
          {chosen < 2 ? " Choose another one to compare" : chosen < most ? " One more can be added" : " No more fit"}
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

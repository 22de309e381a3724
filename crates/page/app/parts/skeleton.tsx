// Placeholders for results, with the height of a result.

/** Placeholders in a list. `list` is the class of the list, which sets their height. */
export function Skeletons({ list, count = 4 }: { list: string; count?: number }) {
  return (
    <div class={`results-list ${list}`} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} class="skeleton" />
      ))}
    </div>
  );
}

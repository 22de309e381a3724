// Placeholders for results, with the height of a result.

export function Skeletons({ count = 4 }: { count?: number }) {
  return (
    <div class="results-list" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} class="skeleton" />
      ))}
    </div>
  );
}

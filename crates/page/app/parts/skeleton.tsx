// Stands where results will be, as high as they are.

export function Skeletons({ count = 4 }: { count?: number }) {
  return (
    <div class="results-list" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} class="skeleton" />
      ))}
    </div>
  );
}

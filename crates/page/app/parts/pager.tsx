// Page navigation of a list.
import { Icon } from "./icon";

interface Props {
  /** Zero-based index of the current page. */
  page: number;
  pages: number;
  onPage(page: number): void;
}

export function Pager({ page, pages, onPage }: Props) {
  if (pages <= 1) return null;
  return (
    <nav class="pager" aria-label="Pages">
      <button disabled={page === 0} onClick={() => onPage(page - 1)}>
        <Icon name="back" /> Previous
      </button>
      {near(page, pages).map((at, index) =>
        at === undefined ? (
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={at}
            class="pager-number"
            aria-label={`Page ${at + 1}`}
            aria-current={at === page ? "page" : undefined}
            onClick={() => onPage(at)}
          >
            {at + 1}
          </button>
        ),
      )}
      <button disabled={page === pages - 1} onClick={() => onPage(page + 1)}>
        Next <Icon name="arrow" />
      </button>
    </nav>
  );
}

/** Returns the first page, the current page with its neighbours, and the last page; `undefined` marks a gap. */
function near(page: number, pages: number): (number | undefined)[] {
  const shown = [0, page - 1, page, page + 1, pages - 1].filter((at) => at >= 0 && at < pages);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((at, index) => (index && at - (sorted[index - 1] ?? 0) > 1 ? [undefined, at] : [at]));
}

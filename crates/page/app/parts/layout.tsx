// The layout of results, filters and map: side by side in wide windows. In narrower windows, the map is above the list,
// and a button opens the filters.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "./dialog";
import { Icon } from "./icon";

interface Props {
  /** The filter panel, once results are loaded. */
  filters: ComponentChildren;
  /** Number of active filters. */
  filtered: number;
  onClear(): void;
  /** Content above the list: the search status. */
  top: ComponentChildren;
  /** Fares on nearby dates, in the same row as the sort order. */
  nearby?: ComponentChildren;
  /** Controls for sort order and price mode. */
  order?: ComponentChildren;
  list: ComponentChildren;
  /** `true` to hide filters, list and map, because the search failed or found nothing. */
  isBare?: boolean;
  /** Renders the map; called only while the map is visible. */
  map?: (() => ComponentChildren) | undefined;
  /** Width of windows that show the map from the start, in pixels. */
  mapFrom?: number;
}

export function ResultsLayout({
  filters,
  filtered,
  onClear,
  top,
  nearby,
  order,
  list,
  isBare,
  map,
  mapFrom = 1700,
}: Props) {
  const roomy = useMedia("(min-width: 960px)");
  const beside = useMedia("(min-width: 1280px)");
  const wide = useMedia(`(min-width: ${mapFrom}px)`);
  const [sheet, setSheet] = useState(false);
  const [mapWanted, setMapWanted] = useState<boolean>();
  const main = useRef<HTMLDivElement>(null);
  const withMap = map !== undefined && (mapWanted ?? wide);
  // Always present, so that filters do not move.
  const clear = (
    <button class="link" disabled={filtered === 0} onClick={onClear}>
      Clear all
    </button>
  );
  if (isBare) return <div class="results-main">{top}</div>;
  return (
    <div class={`results ${roomy ? "roomy" : "narrow"} ${withMap && beside ? "with-map" : ""}`}>
      <div class="results-tools">
        {nearby}
        {order && <div class="results-order">{order}</div>}
        <div class="row results-buttons">
          {!roomy && (
            <button onClick={() => setSheet(true)}>
              <Icon name="filter" /> Filters{filtered > 0 && ` (${filtered})`}
            </button>
          )}
          <button disabled={!map} aria-pressed={withMap} onClick={() => setMapWanted(!withMap)}>
            <Icon name="map" /> {withMap ? "Hide map" : "Show map"}
          </button>
        </div>
      </div>
      {roomy && (
        <aside class="results-filters" aria-label="Filters">
          <div class="row spread">
            <h2>Filters</h2>
            {clear}
          </div>
          <button class="skip" onClick={() => main.current?.focus()}>
            Skip filters
          </button>
          {filters || <div class="skeleton" aria-hidden="true" />}
        </aside>
      )}
      <div class="results-main" ref={main} tabIndex={-1}>
        {top}
        {withMap && !beside && <div class="results-map">{map()}</div>}
        {list}
      </div>
      {withMap && beside && <div class="results-map">{map()}</div>}
      {sheet && !roomy && (
        <Dialog title="Filters" kind="side" actions={clear} onClose={() => setSheet(false)}>
          {filters}
          <div class="dialog-foot">
            <button class="primary" onClick={() => setSheet(false)}>
              Show results
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Returns whether a media query matches, and updates when the result changes. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const changed = () => setMatches(media.matches);
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  }, [query]);
  return matches;
}

// Recent searches, kept on this device.
import { useState } from "preact/hooks";
import { PageLink } from "../parts/link";

interface Search {
  /** The URL parameters. */
  query: string;
  title: string;
  details: string;
}

const KEY = "wayfare.recent";
/** Maximum number of searches kept. */
const MOST = 12;

function read(): Search[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Remembers the search in the URL, in place of an earlier search with the same URL or the same title and details. */
export function rememberSearch(title: string, details: string): void {
  const query = location.search.slice(1);
  const isOther = (search: Search) => search.query !== query && (search.title !== title || search.details !== details);
  const searches = [{ query, title, details }, ...read().filter(isOther)].slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(searches));
}

/** The recent searches of the current view. */
export function RecentSearches() {
  const [all, setAll] = useState(read);
  const viewOf = (query: string) => new URLSearchParams(query).get("view");
  const searches = all.filter(({ query }) => viewOf(query) === viewOf(location.search)).slice(0, 4);
  if (searches.length === 0) return null;
  const clear = () => {
    localStorage.removeItem(KEY);
    setAll([]);
  };
  return (
    <section class="stack" aria-labelledby="recent-searches">
      <div class="row spread">
        <h2 id="recent-searches">Recent searches</h2>
        <button class="quiet" onClick={clear} aria-label="Clear recent searches">
          Clear
        </button>
      </div>
      <ul class="examples">
        {searches.map(({ query, title, details }) => (
          <li key={query} class="card">
            <span>
              <PageLink class="card-link" params={new URLSearchParams(query)}>
                {title}
              </PageLink>
              <small class="soft">{details}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

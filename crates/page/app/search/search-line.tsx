// The search form, collapsed to one line while results are shown. The line opens and closes the form.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { CopyLink } from "../parts/copy-link";
import { Icon } from "../parts/icon";

import { RecentSearches, rememberSearch } from "./recent";

interface Props {
  /** Title of the search; `undefined` before the first search, when only the form is shown. */
  title: string | undefined;
  /** Dates and travellers. */
  details: string;
  /** Identifies the search in the URL. A new search collapses the form. */
  search: string;
  children: ComponentChildren;
}

export function SearchLine({ title, details, search, children }: Props) {
  const [open, setOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A layout effect, because the browser drops the focus in a hidden form at the next paint.
  useLayoutEffect(() => {
    if (form.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
    setOpen(false);
  }, [search]);
  // The title may change once the response names the place.
  useEffect(() => {
    if (title !== undefined) rememberSearch(title, details);
  }, [search, title]);
  return (
    <>
      {title !== undefined && (
        <div class="card search-line">
          <h2>
            <button ref={button} aria-expanded={open} aria-controls="search-form" onClick={() => setOpen(!open)}>
              <Icon name="search" />
              <b>{title}</b>
              <span>{details}</span>
              <Icon name="chevron" />
            </button>
          </h2>
          <CopyLink />
        </div>
      )}
      <div id="search-form" ref={form} hidden={title !== undefined && !open}>
        {children}
      </div>
      {title === undefined && <RecentSearches />}
    </>
  );
}

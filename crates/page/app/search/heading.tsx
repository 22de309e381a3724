// The heading of the results: the search criteria and a button that copies the link.
import type { ComponentChildren, RefObject } from "preact";
import { CopyLink } from "../parts/copy-link";
import { usePage } from "../state/context";

interface Props {
  title: string;
  /** Ref for moving the focus to the heading. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** Dates, travellers and the basis of prices. */
  children: ComponentChildren;
}

export function ResultsHeading({ title, titleRef, children }: Props) {
  const { settings } = usePage();
  return (
    <div class="results-heading">
      <div>
        <h2 {...(titleRef && { ref: titleRef, tabIndex: -1 })}>{title}</h2>
        <CopyLink />
      </div>
      <p class="soft">
        {children} {settings.invented && "All prices are fictitious."}
      </p>
    </div>
  );
}

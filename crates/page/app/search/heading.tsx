// What was searched for, above the results, and a link to it.
import type { ComponentChildren, RefObject } from "preact";
import { CopyLink } from "../parts/copy-link";
import { usePage } from "../state/context";

interface Props {
  title: string;
  /** For who is to be brought there. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** When, for whom, and what prices are for. */
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
        {children} {settings.invented && "All prices are invented."}
      </p>
    </div>
  );
}

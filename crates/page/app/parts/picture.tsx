// Pictures and logos. Only those of this host are loaded; in place of all others stands one that is drawn, of the same
// size.
import { useState } from "preact/hooks";
import { Icon, type IconName } from "./icon";

interface Props {
  url: string | undefined;
  alt: string;
  icon: IconName;
  class?: string;
}

export function Picture({ url, alt, icon, class: name = "" }: Props) {
  const [broken, setBroken] = useState(false);
  if (!isOurs(url) || broken) {
    return (
      <span class={`picture drawn ${name}`} role={alt ? "img" : undefined} aria-label={alt || undefined}>
        <Icon name={icon} />
      </span>
    );
  }
  return <img class={`picture ${name}`} src={url} alt={alt} loading="lazy" onError={() => setBroken(true)} />;
}

interface MarkProps {
  name: string | undefined;
  url: string | undefined;
  /** Whether the logo is the horizontal one. */
  wide?: boolean;
}

/** The mark of a company, whose name stands beside it: its logo, else its initials in a colour of its own. */
export function Mark({ name, url, wide }: MarkProps) {
  const [broken, setBroken] = useState(false);
  if (isOurs(url) && !broken) {
    const shape = wide ? "mark wide" : "mark";
    return <img class={shape} src={url} alt="" loading="lazy" onError={() => setBroken(true)} />;
  }
  const known = name ?? "?";
  return (
    <span class="mark drawn" aria-hidden="true" style={{ "--hue": String(hueOf(known)) }}>
      {initials(known)}
    </span>
  );
}

function isOurs(url: string | undefined): url is string {
  return (
    url !== undefined && URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin
  );
}

function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return (words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [name.slice(0, 2)]).join("").toUpperCase();
}

function hueOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
}

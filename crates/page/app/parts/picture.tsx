// Pictures and logos. Only images from this origin are loaded. A drawn placeholder of the same size replaces all other
// images, and images that fail to load.
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
  /** `true` for a horizontal logo. */
  wide?: boolean;
}

/** A company's logo, or else its initials in a colour derived from its name. The name must be shown next to it. */
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

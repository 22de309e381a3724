// A booking link, which opens the provider's site in a new tab.
import { Icon } from "../parts/icon";
import type { Offer } from "./offer";

export function BookLink({ offer, primary = false }: { offer: Offer; primary?: boolean }) {
  if (offer.url === undefined) return <small class="soft">No booking link</small>;
  return (
    <a
      class={primary ? "button primary" : "button"}
      href={offer.url}
      target="_blank"
      rel="noopener noreferrer sponsored"
    >
      Book<span class="visually-hidden"> with {offer.provider} (opens in a new tab)</span> <Icon name="open" />
    </a>
  );
}

// Leads to a provider, in another tab.
import { Icon } from "../parts/icon";
import type { Offer } from "./offer";

export function BookLink({ offer, primary = false }: { offer: Offer; primary?: boolean }) {
  if (offer.url === undefined) return <small class="soft">No link to book</small>;
  return (
    <a
      class={primary ? "button primary" : "button"}
      href={offer.url}
      target="_blank"
      rel="noopener noreferrer sponsored"
    >
      Book<span class="unseen"> at {offer.provider}, in a new tab</span> <Icon name="open" />
    </a>
  );
}

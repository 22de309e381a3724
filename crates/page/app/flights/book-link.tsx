// A booking link, which opens the provider's site in a new tab.
import { withPrice } from "../parts/booking-url";
import { Icon } from "../parts/icon";
import type { Offer } from "./offer";

interface Props {
  offer: Offer;
  currency: string | undefined;
  primary?: boolean;
}

export function BookLink({ offer, currency, primary = false }: Props) {
  if (offer.url === undefined) return <small class="soft">No booking link</small>;
  return (
    <a
      class={primary ? "button primary" : "button"}
      href={withPrice(offer.url, offer.price, currency)}
      target="_blank"
      rel="noopener noreferrer sponsored"
    >
      Book<span class="visually-hidden"> with {offer.provider} (opens in a new tab)</span> <Icon name="open" />
    </a>
  );
}

// Booking links of this service.

/** Adds the displayed price to a link to a booking page of this service, since the link itself has no price. */
export function withPrice(url: string, price: number | undefined, currency: string | undefined): string {
  const link = new URL(url);
  const target = link.searchParams.get("url");
  const isOurs = link.origin === location.origin && target?.startsWith(new URL("book/", document.baseURI).href);
  if (!isOurs || price === undefined || currency === undefined) return url;
  link.searchParams.set("url", `${target}?price=${currency}${Number(price.toFixed(2))}`);
  return link.href;
}

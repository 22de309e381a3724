// What differs between the views where the same is tested.

export const VIEWS = {
  Flights: {
    /** A search that is offered at the beginning. */
    example: "A week in London, from Boston",
    /** A group of filters that leave some of what it finds. */
    group: "Stops",
    /** Has the cheapest first. */
    cheapestFirst: (page) =>
      page.getByRole("group", { name: "Order" }).getByRole("button", { name: "Cheapest" }).click(),
    /** What the prices of its list are for. */
    mode: /per person|for all travellers/,
  },
  Hotels: {
    example: "A week in Lisbon for a family",
    group: "Facilities",
    cheapestFirst: (page) => page.getByRole("combobox", { name: "Order" }).selectOption("cheapest"),
    mode: /for \d+ nights?|a night/,
  },
  Cars: {
    example: "Five days from Lisbon airport",
    group: "Size",
    cheapestFirst: (page) => page.getByRole("combobox", { name: "Order" }).selectOption("price"),
    mode: /whole rental|per day/,
  },
};

// Differences between the views in shared tests.

export const VIEWS = {
  Flights: {
    /** Title of an example search. */
    example: "A week in London, from Boston",
    /** A group of filters that match some of the example's results. */
    group: "Stops",
    /** Sorts by price. */
    cheapestFirst: (page) =>
      page.getByRole("group", { name: "Sort by" }).getByRole("button", { name: "Cheapest" }).click(),
    /** The basis of the prices in the list. */
    mode: /per person|for all travellers/,
  },
  Hotels: {
    example: "A week in Lisbon for a family",
    group: "Facilities",
    cheapestFirst: (page) => page.getByRole("combobox", { name: "Sort by" }).selectOption("cheapest"),
    mode: /for \d+ nights?|per night/,
  },
  Cars: {
    example: "Five days from Lisbon airport",
    group: "Car type",
    cheapestFirst: (page) => page.getByRole("combobox", { name: "Sort by" }).selectOption("price"),
    mode: /total for|per day/,
  },
};

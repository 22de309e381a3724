// The searches that the page has.

export const VIEWS = ["flights", "hotels", "cars"] as const;

export type ViewName = (typeof VIEWS)[number];

// The searches of the page.

export const VIEWS = ["flights", "hotels", "cars"] as const;

export type ViewName = (typeof VIEWS)[number];

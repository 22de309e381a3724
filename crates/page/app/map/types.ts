// What the map shows and tells. The part that draws it (map.ts) and the pane that holds it share these.

export type Position = [lon: number, lat: number];

/** A place on the map: a hotel with its price, a stop of a flight, a branch of a rental company. */
export interface MapPin {
  id: string;
  at: Position;
  /** What the pin says: a price, an airport's code. */
  label: string;
  /** What it is, for who points at it. */
  title: string;
  kind: "price" | "stop" | "branch";
  /** Drawn paler: it doesn't match the filters. */
  faded?: boolean;
}

/** Great circles from point to point. */
export interface MapLine {
  id: string;
  through: Position[];
  title: string;
  emphasis?: boolean;
}

/** A rectangle of the map, in degrees. Across the date line, `east` is above 180. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Everything that is on the map beside the world itself. */
export interface Content {
  pins: MapPin[];
  lines: MapLine[];
  /** The searched polygon. */
  area: Position[] | undefined;
}

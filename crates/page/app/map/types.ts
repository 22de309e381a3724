// Types shared by the map (map.ts) and the pane that contains it.

export type Position = [lon: number, lat: number];

/** A pin: a hotel with its price, an airport of a route or a branch of a rental company. */
export interface MapPin {
  id: string;
  at: Position;
  /** Text on the pin, such as a price or an airport code. */
  label: string;
  /** Text of the tooltip. */
  title: string;
  kind: "price" | "stop" | "branch";
  /** `true` to draw the pin paler, because no car there matches the filters or the hotel is on another page. */
  faded?: boolean;
}

/** A line along great circles through some points. */
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

/** Everything on the map except the base map. */
export interface Content {
  pins: MapPin[];
  lines: MapLine[];
  /** The searched polygon. */
  area: Position[] | undefined;
}

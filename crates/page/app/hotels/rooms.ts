// Rooms and who sleeps in them.
import { plural } from "../parts/format";
import type { Codec } from "../state/address";

export interface Room {
  adults: number;
  /** Ages of the children. */
  children: readonly number[];
}

export const ONE_ROOM: readonly Room[] = [{ adults: 2, children: [] }];
export const MOST_ROOMS = 8;
export const MOST_ADULTS = 8;
export const MOST_CHILDREN = 6;
/** Of who counts as a child. */
export const OLDEST_CHILD = 17;

/** As the service and the address have them: `2` is one room for two adults, `2:4,6|1` adds two children and a room. */
export const rooms: Codec<readonly Room[]> = {
  read(text) {
    if (!/^\d{1,2}(:\d{1,2}(,\d{1,2})*)?(\|\d{1,2}(:\d{1,2}(,\d{1,2})*)?)*$/.test(text)) return undefined;
    return text.split("|").map((room) => {
      const [adults, ages] = room.split(":");
      return { adults: Number(adults), children: ages?.split(",").map(Number) ?? [] };
    });
  },
  write: (value) =>
    value.map(({ adults, children }) => (children.length ? `${adults}:${children.join(",")}` : adults)).join("|"),
};

/** `2 rooms, 5 guests`. */
export function roomsSaid(value: readonly Room[]): string {
  const guests = value.reduce((sum, { adults, children }) => sum + adults + children.length, 0);
  return `${plural(value.length, "room")}, ${plural(guests, "guest")}`;
}

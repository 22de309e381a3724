// Rooms and their guests.
import { plural } from "../parts/format";
import type { Codec } from "../state/address";

export interface Room {
  adults: number;
  /** Ages of the children. */
  children: readonly number[];
}

export const ONE_ROOM: readonly Room[] = [{ adults: 2, children: [] }];
export const MAX_ROOMS = 8;
export const MAX_ADULTS = 8;
export const MAX_CHILDREN = 6;
/** Maximum age of a child, in years. */
export const MAX_CHILD_AGE = 17;

/**
 * A codec for rooms, as in API requests and the URL: `2` is one room with two adults; `2:4,6|1` is a room with two
 * adults and children aged 4 and 6, and a room with one adult.
 */
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

/** Formats rooms, such as `2 rooms, 5 guests`. */
export function roomsText(value: readonly Room[]): string {
  const guests = value.reduce((sum, { adults, children }) => sum + adults + children.length, 0);
  return `${plural(value.length, "room")}, ${plural(guests, "guest")}`;
}

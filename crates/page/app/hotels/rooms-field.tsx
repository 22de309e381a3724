// A field for rooms, with the number of adults and the children's ages.
import { useRef } from "preact/hooks";
import { Select, Stepper } from "../parts/field";
import { Popover } from "../parts/popover";
import { MAX_ADULTS, MAX_CHILDREN, MAX_ROOMS, MAX_CHILD_AGE, type Room, roomsText } from "./rooms";

interface Props {
  id: string;
  value: readonly Room[];
  onChange(value: readonly Room[]): void;
}

export function RoomsField({ id, value, onChange }: Props) {
  const add = useRef<HTMLButtonElement>(null);
  const remove = (at: number) => {
    add.current?.focus();
    onChange(value.filter((_, index) => index !== at));
  };
  const set = (at: number, room: Room) => onChange(value.map((before, index) => (index === at ? room : before)));
  return (
    <Popover id={id} summary={roomsText(value)} label="Rooms and guests">
      {value.map((room, at) => (
        <RoomFields
          key={at}
          number={at + 1}
          room={room}
          onChange={(room) => set(at, room)}
          onRemove={value.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      <button
        ref={add}
        type="button"
        disabled={value.length >= MAX_ROOMS}
        onClick={() => onChange([...value, { adults: 2, children: [] }])}
      >
        Add room
      </button>
    </Popover>
  );
}

interface RoomProps {
  number: number;
  room: Room;
  onChange(room: Room): void;
  onRemove: (() => void) | undefined;
}

/** Default age of a child. */
const AGE = 8;

function RoomFields({ number, room, onChange, onRemove }: RoomProps) {
  const { adults, children } = room;
  const setChildren = (count: number) =>
    onChange({ adults, children: Array.from({ length: count }, (_, at) => children[at] ?? AGE) });
  return (
    <fieldset class="hotels-room">
      <legend>Room {number}</legend>
      {onRemove && (
        <button type="button" class="link" onClick={onRemove} aria-label={`Remove room ${number}`}>
          Remove
        </button>
      )}
      <Stepper
        label="Adults"
        value={adults}
        least={1}
        most={MAX_ADULTS}
        onChange={(adults) => onChange({ adults, children })}
      />
      <Stepper
        label="Children"
        hint={`Ages 0 to ${MAX_CHILD_AGE}`}
        value={children.length}
        least={0}
        most={MAX_CHILDREN}
        onChange={setChildren}
      />
      {children.length > 0 && (
        <div class="hotels-ages">
          {children.map((age, at) => (
            <Select
              key={at}
              label={`Room ${number}: age of child ${at + 1}`}
              value={String(age)}
              options={AGES}
              onChange={(age) =>
                onChange({ adults, children: children.map((old, index) => (index === at ? Number(age) : old)) })
              }
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

const AGES = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => [String(age), ageText(age)] as const);

function ageText(age: number): string {
  if (age === 0) return "Under 1 year";
  return age === 1 ? "1 year" : `${age} years`;
}

import type { Ground, Known } from './ground.ts';
import { type Group, groupPins } from './group-pins.ts';
import { type Box, boxAround, Room } from './label-room.ts';
import { type GroundPoint, type MapView, placeIn } from './map-view.ts';
import { type Label, placeLabels } from './place-labels.ts';

/** A store on the map; numbered as in the list beside it, if that is. */
export type Pin = {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly number: number | null;
  readonly at: GroundPoint;
};
/** Widths that things are placed for: a phone, a narrow column, a wide one. */
export const WIDTHS = { small: 350, medium: 480, large: 700 } as const;
export type Width = keyof typeof WIDTHS;
const NAMES = ['small', 'medium', 'large'] as const;

type Side = 'right' | 'left' | null;
/** A thing of the map and the widths that it is for. */
type On<T> = T & { readonly on: readonly Width[] };
type SidedGroup = Group<Pin> & { readonly side: Side };
export type PlacedGroup = On<SidedGroup>;
export type PlacedLabel = On<Label>;
export type MapLayout = { readonly groups: readonly PlacedGroup[]; readonly labels: readonly PlacedLabel[] };

const LETTER_PX = 7.6;
const SOURCE = { width: 290, height: 22 };
const CONTROLS = { width: 64, height: 156 };

type Things = {
  readonly ground: Pick<Ground, 'places' | 'roads'>;
  readonly pins: readonly Pin[];
  /** Where the shopper searched. */
  readonly me: GroundPoint | null;
};

/**
 * Places pins, groups and names for maps of three widths. All are in the page, each thing once, and a stylesheet picks
 * by the width of the map: the server need not know the window, and nothing moves when scripts run.
 */
export function layOutMap(view: MapView, { ground, pins, me }: Things): MapLayout {
  const layouts = NAMES.map((name) => {
    const width = WIDTHS[name];
    const groups = sided(groupPins(pins, view, width), view, name);
    const labels = placeLabels(ground, view, {
      width,
      taken: takenBy(groups, view, width, me),
      written: groups.flatMap(({ side, pins: [pin] }) => (side && pin ? [pin.name] : [])),
      isSmall: name !== 'large',
    });
    return { name, groups, labels };
  });
  return {
    groups: merge(
      layouts.map(({ name, groups }) => [name, groups]),
      (group) => `${keyOfGroup(group)} ${group.side}`,
    ),
    labels: merge(
      layouts.map(({ name, labels }) => [name, labels]),
      ({ kind, text, at, aside }) => `${kind} ${text} ${at.x} ${aside?.x} ${aside?.y}`,
    ),
  };
}

export const keyOfGroup = ({ pins }: Group<Pin>): string => pins.map(({ id }) => id).join(' ');

function merge<T extends object>(layouts: readonly (readonly [Width, readonly T[]])[], keyOf: (one: T) => string) {
  const found = new Map<string, { one: T; on: Width[] }>();
  for (const [name, things] of layouts)
    for (const one of things) {
      const known = found.get(keyOf(one));
      if (known) known.on.push(name);
      else found.set(keyOf(one), { one, on: [name] });
    }
  return [...found.values()].map(({ one, on }) => ({ ...one, on }));
}

/** Writes the name of a store to the side of its pin where there is room; on a phone there is none. */
function sided(groups: readonly Group<Pin>[], view: MapView, name: Width): SidedGroup[] {
  const width = WIDTHS[name];
  const taken = [...fixedBoxes(view, width), ...groups.map((group) => groupBox(group, view, width))];
  const room = new Room(width, width * view.tall, taken);
  return groups.map((group) => {
    const isAlone = group.pins.length === 1 && name !== 'small';
    const side = isAlone
      ? (['right', 'left'] as const).find((one) =>
          nameBox({ ...group, side: one }, view, width).every((box) => room.take(box)),
        )
      : undefined;
    return { ...group, side: side ?? null };
  });
}

function takenBy(groups: readonly SidedGroup[], view: MapView, width: number, me: GroundPoint | null): Box[] {
  const mine = me ? [boxAround(pixels(view, me, width), 16, 16)] : [];
  const pins = groups.flatMap((group) => [groupBox(group, view, width), ...nameBox(group, view, width)]);
  return [...fixedBoxes(view, width), ...pins, ...mine];
}

/** The name to the side of a pin, without the pin. */
function nameBox({ side, pins: [pin], at }: SidedGroup, view: MapView, width: number): Box[] {
  if (!side || !pin) return [];
  const [{ x, y }, long] = [pixels(view, at, width), pin.name.length * LETTER_PX + 16];
  const [top, bottom] = [y - 46, y - 8];
  return [
    side === 'right'
      ? { left: x + 19, right: x + 19 + long, top, bottom }
      : { left: x - 19 - long, right: x - 19, top, bottom },
  ];
}

function groupBox({ pins, at }: Group<Pin>, view: MapView, width: number): Box {
  const { x, y } = pixels(view, at, width);
  const half = pins.length > 1 ? 24 : 19;
  return { left: x - half, right: x + half, top: y - 52, bottom: y + 3 };
}

/** Buttons and the line about sources. */
function fixedBoxes({ tall }: MapView, width: number): Box[] {
  const height = width * tall;
  // on a phone they stand where the country has only sea
  const controls =
    width === WIDTHS.small
      ? { left: 0, right: CONTROLS.width, top: height - CONTROLS.height, bottom: height }
      : { left: width - CONTROLS.width, right: width, top: 0, bottom: CONTROLS.height };
  return [controls, { left: width - SOURCE.width, right: width, top: height - SOURCE.height, bottom: height }];
}

function pixels(view: MapView, at: GroundPoint, width: number): GroundPoint {
  const { x, y } = placeIn(view, at);
  return { x: x * width, y: y * width * view.tall };
}

/** The largest place that a group of stores is about. */
export function nameOfGroup({ pins, at }: Group<Pin>, places: readonly Known[]): string {
  const reach = Math.max(400, ...pins.map((pin) => Math.hypot(pin.at.x - at.x, pin.at.y - at.y)));
  const about = places.find((place) => Math.hypot(place.at.x - at.x, place.at.y - at.y) <= reach);
  return about?.name ?? pins[0]?.name ?? '';
}

/** The numbers of its stores in the list, or how many there are: among numbered pins a count reads as a number. */
export function headOfGroup({ pins }: Pick<Group<Pin>, 'pins'>): string {
  const numbers = pins.flatMap(({ number }) => number ?? []).toSorted((one, other) => one - other);
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length < pins.length) return `${pins.length}`;
  return numbers.length > 2 && last - first === numbers.length - 1 ? `${first}–${last}` : numbers.join(', ');
}

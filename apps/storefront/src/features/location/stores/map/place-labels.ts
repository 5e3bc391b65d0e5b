import type { Ground, GroundLine } from './ground.ts';
import { type ScaledName, STATE_LABELS, WATER_LABELS } from './ground-names.ts';
import { type Box, boxAround, Room } from './label-room.ts';
import { type GroundPoint, kmAcross, type MapView, placeIn, toGround } from './map-view.ts';

type LabelKind = 'city' | 'town' | 'state' | 'water' | 'route';
export type Label = {
  readonly kind: LabelKind;
  readonly text: string;
  /** Instead of the text on a small map. */
  readonly short?: string | undefined;
  readonly at: GroundPoint;
  /** Pixels from there, where something stands on the spot itself. */
  readonly aside?: GroundPoint | undefined;
  /** Of labels with the same one, only the first that has room is written. */
  readonly once: string;
};

/** Width of a letter and half the height of a line, in pixels. */
const METRICS: Readonly<Record<LabelKind, { letter: number; half: number }>> = {
  city: { letter: 8.4, half: 11 },
  town: { letter: 6.7, half: 10 },
  state: { letter: 7.8, half: 11 },
  water: { letter: 8.2, half: 11 },
  route: { letter: 8.5, half: 12 },
};
const CITY_SIZE = 53;
const HERE = { x: 0, y: 0 };
/** A smaller city closer than this to a larger one is named on its own spot or not at all. */
const ALONE_PX = 70;
/** Pixels between the middle of a pin and a name beside, above or below it. */
const BESIDE = { x: 28, side: -24, below: 16, above: -66 };
/** Well-known suburbs are written before the numbers of roads. */
const FIRST_TOWNS = 14;
/** From farther away than this, roads have no numbers; from farther than this, only freeways have. */
const ROUTES_KM = 900;
const STREETS_KM = 60;
/** Spots to try on each road. */
const ROUTE_SPOTS = 6;

type Names = Pick<Ground, 'places' | 'roads'>;
type Options = {
  readonly width: number;
  readonly taken: readonly Box[];
  /** Names that are written already: those of stores. */
  readonly written: readonly string[];
  readonly isSmall: boolean;
};

/** The labels that a view has room for, the most telling first: no name twice, none over another or the edge. */
export function placeLabels(ground: Names, view: MapView, { width, taken, written, isSmall }: Options) {
  const height = width * view.tall;
  const room = new Room(width, height, taken);
  const names = new Set(written);
  const labels: Label[] = [];
  const cities: GroundPoint[] = [];
  for (const label of candidates(ground, view)) {
    if (names.has(label.once)) continue;
    const { letter, half } = METRICS[label.kind];
    const text = isSmall ? (label.short ?? label.text) : label.text;
    const halfWidth = (text.length * letter) / 2 + 3;
    const spot = { x: label.at.x * width, y: label.at.y * height };
    const isForemost =
      label.kind === 'city' && !cities.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < ALONE_PX);
    if (label.kind === 'city') cities.push(spot);
    const aside = (isForemost ? asides(halfWidth) : [HERE]).find(({ x, y }) =>
      room.take(boxAround({ x: spot.x + x, y: spot.y + y }, halfWidth, half)),
    );
    if (!aside) continue;
    names.add(label.once);
    labels.push({ ...label, aside: aside.x === 0 && aside.y === 0 ? undefined : aside });
  }
  return labels;
}

/** Cities are where stores are: the name of the largest may stand beside a pin. */
function asides(halfWidth: number): GroundPoint[] {
  const beside = Math.round(BESIDE.x + halfWidth);
  return [
    HERE,
    { x: 0, y: BESIDE.below },
    { x: beside, y: BESIDE.side },
    { x: -beside, y: BESIDE.side },
    { x: 0, y: BESIDE.above },
  ];
}

function candidates({ places, roads }: Names, view: MapView): Label[] {
  const least = smallestAt(kmAcross(view));
  const shown = places
    .map(({ name, size, at }) => ({ text: name, size, at: placeIn(view, at) }))
    .filter(({ size, at }) => size >= least && isInside(at));
  const cities = shown.filter(({ size }) => size >= CITY_SIZE);
  const towns = shown.filter(({ size }) => size < CITY_SIZE);
  const label = (kind: LabelKind) => (one: { text: string; at: GroundPoint }) => ({
    ...{ kind, text: one.text, at: one.at, once: one.text },
  });
  return [
    ...cities.map(label('city')),
    ...scaled('state', STATE_LABELS, view),
    ...scaled('water', WATER_LABELS, view),
    ...towns.slice(0, FIRST_TOWNS).map(label('town')),
    ...routesIn(roads, view),
    ...towns.slice(FIRST_TOWNS).map(label('town')),
  ];
}

const isInside = ({ x, y }: GroundPoint): boolean => x > 0 && x < 1 && y > 0 && y < 1;

/** Small towns are not named where whole states are shown. */
const smallestAt = (km: number): number => (km > 2200 ? 51 : km > 900 ? 46 : km > 300 ? 42 : 0);

function scaled(kind: LabelKind, names: readonly ScaledName[], view: MapView): Label[] {
  const km = kmAcross(view);
  return names
    .filter(({ fromKm, toKm }) => km >= fromKm && km <= toKm)
    .map((one) => ({ kind, text: one.name, once: one.name, short: one.short, at: placeIn(view, toGround(one)) }));
}

/** A number on each road, about half-way between the middle of the map and its edge. */
function routesIn(roads: Ground['roads'], view: MapView): Label[] {
  const km = kmAcross(view);
  if (km > ROUTES_KM) return [];
  const away = (at: GroundPoint) => Math.abs(Math.hypot(at.x - 0.5, at.y - 0.5) - 0.3);
  return roads
    .filter(({ rank }) => rank === 1 || km < STREETS_KM)
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ route, line }, index) =>
      middles(line)
        .map((at) => placeIn(view, at))
        .filter(isInside)
        .toSorted((a, b) => away(a) - away(b))
        .slice(0, ROUTE_SPOTS)
        .map((at) => ({ kind: 'route' as const, text: route, at, once: `${route} ${index}` })),
    );
}

const middles = (line: GroundLine): GroundPoint[] =>
  line.slice(1).map((end, index) => {
    const start = line[index] ?? end;
    return { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  });

import { type GroundPoint, type MapView, placeIn } from './map-view.ts';

/** A pin, or several that would cover each other. */
export type Group<P> = { readonly pins: readonly P[]; readonly at: GroundPoint };

type Placed = { readonly at: GroundPoint };
type Pair = { readonly one: number; readonly other: number; readonly gap: number };

/** Pins closer than this would cover each other. */
const APART_PX = 38;

/** Groups the pins in a view that would cover each other on a map of this width, the closest first. */
export function groupPins<P extends Placed>(pins: readonly P[], view: MapView, widthPx: number): Group<P>[] {
  const apart = (view.span * APART_PX) / widthPx;
  const groups: Group<P>[] = pins
    .filter(({ at }) => isShown(placeIn(view, at)))
    .map((pin) => ({ pins: [pin], at: pin.at }));
  for (let pair = closestPair(groups, apart); pair; pair = closestPair(groups, apart)) {
    const joined = [...(groups[pair.one]?.pins ?? []), ...(groups[pair.other]?.pins ?? [])];
    groups[pair.one] = { pins: joined, at: middleOf(joined) };
    groups.splice(pair.other, 1);
  }
  return groups;
}

function closestPair(groups: readonly Placed[], apart: number): Pair | undefined {
  let closest: Pair | undefined;
  groups.forEach((a, one) => {
    for (let other = one + 1; other < groups.length; other += 1) {
      const b = groups[other] ?? a;
      const gap = Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y);
      if (gap < (closest?.gap ?? apart)) closest = { one, other, gap };
    }
  });
  return closest;
}

const isShown = ({ x, y }: GroundPoint): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;

const middleOf = (pins: readonly Placed[]): GroundPoint => ({
  x: pins.reduce((sum, { at }) => sum + at.x, 0) / pins.length,
  y: pins.reduce((sum, { at }) => sum + at.y, 0) / pins.length,
});

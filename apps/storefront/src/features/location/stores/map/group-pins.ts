import { type GroundPoint, type MapView, placeIn } from './map-view.ts';

/** A pin, or several that would cover each other. */
export type Group<P> = { readonly pins: readonly P[]; readonly at: GroundPoint };

type Placed = { readonly at: GroundPoint };

/** The head of a pin is this far above its place; a circle stands on its own middle. */
const HEAD_PX = 27;
/** Heads and circles closer than this would cover each other. */
const APART_PX = 38;

/** Groups the pins in a view that would cover each other on a map of this width. */
export function groupPins<P extends Placed>(pins: readonly P[], view: MapView, widthPx: number): Group<P>[] {
  const perPixel = view.span / widthPx;
  const groups: Group<P>[] = pins
    .filter(({ at }) => isShown(placeIn(view, at)))
    .map((pin) => ({ pins: [pin], at: pin.at }));
  const headOf = ({ pins: { length }, at }: Group<P>) => ({
    x: at.x,
    y: at.y - (length === 1 ? HEAD_PX * perPixel : 0),
  });
  const cover = (a: Group<P>, b: Group<P>) => {
    const [one, other] = [headOf(a), headOf(b)];
    return Math.hypot(one.x - other.x, one.y - other.y) < APART_PX * perPixel;
  };
  // a group that has grown may cover one that was clear of it before
  for (let index = 0; index < groups.length; index += 1) {
    const group = groups[index];
    const other = group && groups.findIndex((one, place) => place > index && cover(group, one));
    const near = other === undefined ? undefined : groups[other];
    if (!group || !near || other === undefined) continue;
    const joined = [...group.pins, ...near.pins];
    groups[index] = { pins: joined, at: middleOf(joined) };
    groups.splice(other, 1);
    index = -1;
  }
  return groups;
}

const isShown = ({ x, y }: GroundPoint): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;

const middleOf = (pins: readonly Placed[]): GroundPoint => ({
  x: pins.reduce((sum, { at }) => sum + at.x, 0) / pins.length,
  y: pins.reduce((sum, { at }) => sum + at.y, 0) / pins.length,
});

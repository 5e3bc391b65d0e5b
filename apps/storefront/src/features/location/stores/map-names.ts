import type { MapPoint } from './map-geometry.ts';

/** An occupied area of the map. */
export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
export type MapName = { readonly name: string; readonly at: MapPoint };

/** Half a letter's width and half a line's height, in units of half the map width, at phone size. */
const HALF_LETTER = 0.0175;
const HALF_LINE = 0.045;

/** The area of a name centred on its place. */
export function nameBox({ name, at }: MapName): Box {
  return boxAround(at, name.length * HALF_LETTER, HALF_LINE);
}

export function boxAround({ x, y }: MapPoint, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

/** The names that fit, in order of priority: no duplicates, no overlaps, nothing over the edge. */
export function namesWithRoom(names: readonly MapName[], taken: readonly Box[], edge: Box): MapName[] {
  const boxes = [...taken];
  const written = new Set<string>();
  return names.filter((name) => {
    const box = nameBox(name);
    if (written.has(name.name) || !isInside(box, edge) || boxes.some((other) => overlap(box, other))) return false;
    boxes.push(box);
    written.add(name.name);
    return true;
  });
}

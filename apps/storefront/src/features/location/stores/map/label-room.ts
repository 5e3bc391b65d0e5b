import type { GroundPoint } from './map-view.ts';

/** An occupied area of a map, in pixels. */
export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

export const boxAround = ({ x, y }: GroundPoint, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
});

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Room on a map: hands out areas that overlap nothing handed out before and stay within its edges. */
export class Room {
  readonly #edge: Box;
  readonly #taken: Box[];

  constructor(width: number, height: number, taken: readonly Box[]) {
    this.#edge = { left: 2, right: width - 2, top: 2, bottom: height - 2 };
    this.#taken = [...taken];
  }

  has(box: Box): boolean {
    const { left, right, top, bottom } = this.#edge;
    const isInside = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    return isInside && !this.#taken.some((other) => overlap(box, other));
  }

  /** True if the area was free; it is taken then. */
  take(box: Box): boolean {
    const isFree = this.has(box);
    if (isFree) this.#taken.push(box);
    return isFree;
  }
}

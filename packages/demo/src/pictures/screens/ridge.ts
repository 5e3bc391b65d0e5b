import type { Rect } from '../define-kind.ts';
import { path } from '../shapes.ts';

/** A point on a screen, in shares of its width and height. */
export type Point = readonly [across: number, down: number];

/** Path data of a rolling line of hills that fills the screen below it. */
export function ridge({ x, y, w, h }: Rect, points: readonly Point[]): string {
  const line = points.map(([across, down], index) => {
    const end = path`${x + across * w} ${y + down * h}`;
    return index === 0 ? `L${end}` : path`S${x + (across - 0.09) * w} ${y + down * h} ${end}`;
  });
  return path`M${x} ${y + h}${line.join('')}L${x + w} ${y + h}Z`;
}

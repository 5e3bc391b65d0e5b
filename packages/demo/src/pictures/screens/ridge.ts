import type { Rect } from '../define-kind.ts';
import { path } from '../shapes.ts';

/** Points on a screen, each `across down` in shares of its width and height: `'0 .66,.2 .57'`. */
export type Places = string;

/** Parses the points. */
export const placesOn = (places: Places): { across: number; down: number }[] =>
  places.split(',').map((place) => {
    const [across = 0, down = 0] = place.trim().split(' ').map(Number);
    return { across, down };
  });

/** Path data of rolling hills that fill the screen below them. */
export function ridge({ x, y, w, h }: Rect, places: Places): string {
  const line = placesOn(places).map(({ across, down }, index) => {
    const end = path`${x + across * w} ${y + down * h}`;
    return index === 0 ? `L${end}` : path`S${x + (across - 0.09) * w} ${y + down * h} ${end}`;
  });
  return path`M${x} ${y + h}${line.join('')}L${x + w} ${y + h}Z`;
}

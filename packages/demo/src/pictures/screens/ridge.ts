import type { Rect } from '../define-kind.ts';
import { path } from '../shapes.ts';

/** Places on a screen, each as `across down` in shares of its width and height: `'0 .66,.2 .57'`. */
export type Places = string;

/** Reads places into numbers. */
export function placesOn(places: Places): { across: number; down: number }[] {
  return places.split(',').map((place) => {
    const [across = 0, down = 0] = place.trim().split(' ').map(Number);
    return { across, down };
  });
}

/** Path data of a rolling line of hills that fills the screen below it. */
export function ridge({ x, y, w, h }: Rect, places: Places): string {
  const line = placesOn(places).map(({ across, down }, index) => {
    const end = path`${x + across * w} ${y + down * h}`;
    return index === 0 ? `L${end}` : path`S${x + (across - 0.09) * w} ${y + down * h} ${end}`;
  });
  return path`M${x} ${y + h}${line.join('')}L${x + w} ${y + h}Z`;
}

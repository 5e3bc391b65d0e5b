import type { Finish } from '../../finish.ts';
import { caption, displayGlass, face, figures, stand } from '../../materials.ts';
import type { Pen } from '../../pen.ts';
import { type Layer, layers, rect } from '../../shapes.ts';

/** A front loader's bounds on the canvas. */
export const LOADER = { x: 176, y: 106, w: 432, h: 608 };

/** A washer's or dryer's body with the line under its control panel. */
export function loaderBody(pen: Pen, f: Finish, flat: boolean): string {
  const { x, y, w, h } = LOADER;
  return layers(
    !flat && stand(pen, f, x, y, w, h),
    face(pen, x, y, w, h, flat ? 5 : 12, f),
    rect(x, y + 106, w, 3, 0, '#000', { opacity: 0.13 }),
    rect(x, y + 109, w, 2, 0, '#fff', { opacity: f.edge * 0.6 }),
  );
}

/** A display with the time left, next to two short lines. */
export const programDisplay = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  time: string,
  lines: [string, string],
): Layer => [
  displayGlass(pen, x, y, w, 52, 9),
  figures(x + 16, y + 35, time, 25),
  caption(x + w - 60, y + 23, lines[0]),
  caption(x + w - 60, y + 40, lines[1]),
];

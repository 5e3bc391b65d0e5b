import type { Finish } from './finish.ts';
import { type Anchor, text } from './letters.ts';
import { sheen } from './light.ts';
import type { Pen } from './pen.ts';
import { circle, type Layer, layers, n, rect } from './shapes.ts';

/** A round bar handle with its shadow on the door. */
export function bar(pen: Pen, x: number, y: number, w: number, h: number, finish: Finish): string {
  const upright = h > w;
  const r = Math.min(w, h) / 2;
  const dark = upright ? pen.lin('0 #2a2c2d,.3 #77797a,1 #151617') : pen.v('0 #7b7d7e,.4 #3d3f40,1 #151617');
  const light = upright
    ? pen.lin('0 #9CA2A4,.3 #FDFDFD,.65 #B7BCBE,1 #7E8486')
    : pen.v('0 #FFFFFF,.35 #DADDDE,.7 #A8AEB0,1 #7E8486');
  return layers(
    rect(x + 4, y + 5, w, h, r, '#000', { opacity: 0.22 }),
    rect(x, y, w, h, r, finish.dark ? dark : light),
  );
}

/** The brand name in small upper-case type, in the finish's mark colour. */
export const brandMark = (
  x: number,
  y: number,
  brand: string,
  finish: Pick<Finish, 'mark'>,
  size = 13,
  anchor: Anchor = 'middle',
): string =>
  text(x, y, brand.toUpperCase(), { size, fill: finish.mark, weight: 600, letterSpacing: n(size * 0.16), anchor });

/** The brand name in soft lower case, for audio and personal care. */
export const wordMark = (x: number, y: number, brand: string, finish: Pick<Finish, 'mark'>, size = 20): string =>
  text(x, y, brand, { size, fill: finish.mark, weight: 600, letterSpacing: 0.5, anchor: 'middle' });

/** A metal knob; `turn` is the direction of its mark, in degrees from the top. */
export const knob = (pen: Pen, cx: number, cy: number, r: number, turn = 0): string =>
  layers(
    circle(cx + r * 0.1, cy + r * 0.12, r * 1.03, '#000', { opacity: 0.2 }),
    circle(cx, cy, r, pen.diag('0 #F7F8F8,.5 #C3C8CA,1 #868C8F')),
    circle(cx, cy, r * 0.8, pen.diag('0 #B9BEC0,.5 #E9EBEC,1 #FAFAFA')),
    rect(cx - r * 0.042, cy - r * 0.74, r * 0.084, r * 0.38, r * 0.042, '#0F3D31', {
      transform: `rotate(${turn} ${n(cx)} ${n(cy)})`,
    }),
  );

/** A small round metal button. */
export const button = (pen: Pen, cx: number, cy: number, r: number): string =>
  layers(
    circle(cx + 1, cy + 2, r, '#000', { opacity: 0.18 }),
    circle(cx, cy, r, pen.diag('0 #FAFBFB,.5 #C9CED0,1 #8b9194')),
  );

/** A display's dark glass, without content. */
export const displayGlass = (pen: Pen, x: number, y: number, w: number, h: number, r = 8, shine = true): Layer => [
  rect(x, y, w, h, r, pen.diag('0 #2b3033,1 #0c0f10')),
  shine && sheen(pen, x, y, w, h, 0.14),
];

/** Display text: large digits, pale mint by default. */
export const figures = (
  x: number,
  y: number,
  line: string,
  size: number,
  anchor: Anchor = 'start',
  fill = '#EAF6EF',
): string => text(x, y, line, { size, fill, weight: 500, letterSpacing: n(size * 0.04), anchor });

/** A small line of display text, in mint. */
export const caption = (
  x: number,
  y: number,
  line: string,
  size = 12,
  anchor: Anchor = 'start',
  fill = '#9ED9C2',
): string => text(x, y, line, { size, fill, anchor });

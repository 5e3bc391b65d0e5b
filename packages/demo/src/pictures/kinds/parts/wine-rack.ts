import type { Rect } from '../../define-kind.ts';
import type { Pen } from '../../pen.ts';
import { circle, ellipse, layers, n, rect, repeat } from '../../shapes.ts';

// Glass and capsule colours of the bottles in the repeating tile.
const BOTTLES: readonly (readonly [glass: string, capsule: string])[] = [
  ['0 #5d7a52,.55 #2b4427,1 #10200e', '#7a1f2b'],
  ['0 #4a5a4c,.55 #1f2c22,1 #0b120d', '#C29A3E'],
  ['0 #7d6a3e,.55 #4a3c1c,1 #1f180a', '#23272a'],
  ['0 #4f6b4a,.55 #23381f,1 #0d190b', '#D9DCDD'],
];

/** A bottle lying on its side, seen from the neck. */
function bottleEnd(pen: Pen, cx: number, cy: number, r: number, index: number): string {
  const [glass = '', capsule = ''] = BOTTLES[index % BOTTLES.length] ?? [];
  return layers(
    circle(cx, cy, r, pen.rad(glass, 0.4, 0.34, 0.7)),
    circle(cx, cy, r * 0.48, '#000', { opacity: 0.34 }),
    circle(cx, cy, r * 0.4, capsule),
    circle(cx, cy, r * 0.4, pen.diag('0 #fff .5,.5 #fff 0,1 #000 .4')),
    ellipse(cx - r * 0.5, cy - r * 0.56, r * 0.26, r * 0.12, '#fff', {
      opacity: 0.5,
      transform: `rotate(-42 ${n(cx - r * 0.5)} ${n(cy - r * 0.56)})`,
    }),
  );
}

/** Shelves of lying bottles behind glass; `across` and `rows` set the count. */
export function drawWineRack(pen: Pen, { x, y, w, h }: Rect, across: number, rows: number): string {
  const [wide, high] = [w / across, h / rows];
  const r = Math.min(wide * 0.46, high * 0.4);
  // Two rows of four bottles repeat over the whole rack: one small pattern instead of a hundred drawings.
  const tile = layers(
    repeat(8, (index) => {
      const row = Math.floor(index / 4);
      return bottleEnd(pen, ((index % 4) + 0.5) * wide, (row + 1) * high - high * 0.16 - r, r, index + row * 3);
    }),
    repeat(2, (row) =>
      rect(0, (row + 1) * high - high * 0.16, wide * 4, high * 0.13, 0, pen.v('0 #D9A970,.4 #B98A4E,1 #7d5626')),
    ),
  );
  const rack = pen.define(
    `rack ${n(x)} ${n(y)} ${n(wide)} ${n(high)}`,
    (id) =>
      `<pattern id="${id}" x="${n(x)}" y="${n(y)}" width="${n(wide * 4)}" height="${n(high * 2)}" patternUnits="userSpaceOnUse">${tile}</pattern>`,
  );
  return layers(
    rect(x, y, w, h, 4, pen.v('0 #FFE9B8,.06 #8a6a3c,.3 #3a2c1a,1 #17110a')),
    rect(x, y, w, h, 4, rack),
    rect(x, y, w, h, 4, pen.lin('0 #FFDf9a .3,.14 #FFDf9a 0,.86 #FFDf9a 0,1 #FFDf9a .24')),
    rect(x, y, w, h, 4, pen.v('0 #FFF1CF .4,.12 #FFF1CF 0,.8 #000 0,1 #000 .4')),
  );
}

import type { Rect } from '../../define-kind.ts';
import { groundShade } from '../../materials.ts';
import type { Pen } from '../../pen.ts';
import { circle, ellipse, fillPath, group, type Layer, layers, path, rect, repeat, strokePath } from '../../shapes.ts';

/** A framed print of paper-cut hills. */
export function framedPrint(pen: Pen, { x, y, w, h }: Rect, sun = '#F6BC2C'): string {
  const inner = { x: x + w * 0.12, y: y + h * 0.1, w: w * 0.76, h: h * 0.8 };
  const clip = pen.clip(rect(inner.x, inner.y, inner.w, inner.h, 0, '#000'));
  return layers(
    rect(x + 10, y + 14, w, h, 4, '#3a2812', { opacity: 0.18 }),
    rect(x, y, w, h, 4, pen.lin('0 #D9B183,1 #A67C4A')),
    rect(x + w * 0.035, y + w * 0.035, w * 0.93, h - w * 0.07, 2, '#FBF8F2'),
    group(
      { clip },
      rect(inner.x, inner.y, inner.w, inner.h, 0, '#F3E3C3'),
      circle(inner.x + inner.w * 0.64, inner.y + inner.h * 0.34, inner.w * 0.2, sun),
      fillPath(
        path`M${inner.x} ${inner.y + inner.h * 0.62}Q${inner.x + inner.w * 0.3} ${inner.y + inner.h * 0.42} ${inner.x + inner.w * 0.6} ${inner.y + inner.h * 0.58}T${inner.x + inner.w} ${inner.y + inner.h * 0.5}V${inner.y + inner.h}H${inner.x}Z`,
        '#7FA596',
      ),
      fillPath(
        path`M${inner.x} ${inner.y + inner.h * 0.8}Q${inner.x + inner.w * 0.36} ${inner.y + inner.h * 0.62} ${inner.x + inner.w * 0.7} ${inner.y + inner.h * 0.78}T${inner.x + inner.w} ${inner.y + inner.h * 0.72}V${inner.y + inner.h}H${inner.x}Z`,
        '#2F6B55',
      ),
    ),
  );
}

const SPINES = ['#0F3D31', '#D9A441', '#A8574A', '#E9DCC6', '#4D7A69', '#2E4262', '#F3EEE2'];

/** Books standing in a row. */
export function booksUpright(pen: Pen, x: number, y: number, count: number, high = 240): string {
  let left = x;
  return repeat(count, (index) => {
    const wide = 30 + ((index * 17) % 24);
    const tall = high * (0.78 + ((index * 7) % 5) * 0.05);
    const at = left;
    left += wide + 3;
    return layers(
      rect(at, y - tall, wide, tall, 3, SPINES[index % 7] ?? '#fff'),
      rect(at, y - tall, wide, tall, 3, pen.lin('0 #fff .25,.3 #fff 0,1 #000 .25')),
      rect(at + 5, y - tall + 24, wide - 10, 5, 1, '#fff', { opacity: 0.5 }),
    );
  });
}

/** A pile of books, 34 high each. */
export const booksFlat = (pen: Pen, x: number, y: number, w: number, count: number): string =>
  layers(
    groundShade(pen, x + w / 2 + 8, y, w * 0.56, 8),
    repeat(count, (index) => {
      const inset = (index * 13) % 26;
      const top = y - 34 * (index + 1);
      return layers(
        rect(x + inset, top, w - inset * 1.6, 32, 4, SPINES[(index + 1) % 7] ?? '#fff'),
        rect(x + inset + 6, top + 5, w - inset * 1.6 - 12, 22, 2, '#F6F1E6', { opacity: 0.85 }),
        rect(x + inset, top, w * 0.16, 32, 4, SPINES[(index + 1) % 7] ?? '#fff'),
      );
    }),
  );

/** A lit table or desk lamp. */
export function tableLamp(pen: Pen, x: number, y: number, high = 460): string {
  const shade = high * 0.42;
  return layers(
    circle(x, y - high * 0.7, high * 0.75, pen.rad('0 #FFE9B0 .5,.5 #FFE9B0 .16,1 #FFE9B0 0')),
    groundShade(pen, x + 8, y, high * 0.22, 10),
    rect(x - 8, y - high * 0.62, 16, high * 0.6, 6, pen.lin('0 #8b6a2f,.4 #F1D9A0,1 #8b6a2f')),
    ellipse(x, y - 8, high * 0.18, 14, pen.lin('0 #E8CE92,.5 #C9A253,1 #8b6a2f')),
    fillPath(
      path`M${x - high * 0.15} ${y - high}H${x + high * 0.15}L${x + high * 0.27} ${y - high + shade}H${x - high * 0.27}Z`,
      pen.lin('0 #F6E7C6,.35 #FFF8E6,1 #E3C98F'),
    ),
    ellipse(x, y - high + shade, high * 0.27, high * 0.03, '#FFF4CF'),
  );
}

export function deskLamp(pen: Pen, x: number, y: number, dir = 1): string {
  const head = path`M${x + dir * 130} ${y - 470}l${dir * 96} ${62}q${dir * -20} ${66} ${dir * -92} ${40}Z`;
  return layers(
    groundShade(pen, x, y, 96, 12),
    ellipse(x, y - 10, 84, 16, pen.lin('0 #34383a,.4 #5c6062,1 #17191a')),
    strokePath(
      path`M${x} ${y - 12}L${x - dir * 70} ${y - 280}L${x + dir * 136} ${y - 446}`,
      pen.lin('0 #C9A253,.5 #F1D9A0,1 #A8823A'),
      13,
      { cap: 'round', join: 'round' },
    ),
    circle(x - dir * 70, y - 280, 15, '#A8823A'),
    fillPath(head, pen.diag('0 #3F6B5B,1 #17332A')),
    circle(x + dir * 172, y - 380, 150, pen.rad('0 #FFE9B0 .55,1 #FFE9B0 0')),
  );
}

/** A pendant lamp over a bench or table; its cord leaves the picture at the top. */
export function pendant(pen: Pen, x: number, bottom: number, top: number, w = 340): string {
  const high = w * 0.52;
  return layers(
    rect(x - 4, top, 8, bottom - high - top, 0, '#4a4336'),
    fillPath(
      path`M${x - w / 2} ${bottom}Q${x - w * 0.44} ${bottom - high} ${x} ${bottom - high}T${x + w / 2} ${bottom}Z`,
      pen.lin('0 #EBC66B,.35 #FFE9B0,1 #B98322'),
    ),
    ellipse(x, bottom, w / 2, w * 0.06, '#FFF4CF'),
  );
}

/** A shelf with its shadow on the wall. */
export const shelf = (pen: Pen, x: number, y: number, w: number): Layer => [
  rect(x, y, w, 34, 4, pen.v('0 #C79F73,1 #94704A')),
  rect(x + 10, y + 34, w - 20, 50, 0, pen.v('0 #3a2812 .22,1 #3a2812 0')),
];

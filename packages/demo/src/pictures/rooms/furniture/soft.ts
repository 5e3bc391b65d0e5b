import { groundShade } from '../../materials.ts';
import type { Pen } from '../../pen.ts';
import { coats, ellipse, fillPath, type Layer, layers, path, rect, repeat, strokePath } from '../../shapes.ts';

/** A two-seat sofa, its left arm at `x`, standing on `y`. */
export function sofa(pen: Pen, x: number, y: number, w = 1700, cloth = '0 #5C8B79,.5 #4D7A69,1 #335D4E'): string {
  const seat = y - 430;
  return layers(
    ellipse(x + w / 2 + 40, y, w * 0.56, 40, pen.rad('0 #2a1c0c .45,1 #2a1c0c 0')),
    [90, w - 130].map((left) => rect(x + left, y - 130, 40, 130, 8, pen.lin('0 #C79A66,1 #8D6439'))),
    coats(x + 60, y - 850, w - 120, 560, 90, pen.lin(cloth), pen.v('0 #fff .16,.4 #fff 0,1 #000 .22')),
    [0, 1].map((index) =>
      rect(
        x + 150 + index * ((w - 300) / 2),
        seat - 10,
        (w - 310) / 2,
        170,
        46,
        pen.v('0 #fff .14,.3 #fff 0,1 #000 .2'),
      ),
    ),
    coats(x + 130, seat + 60, w - 260, 240, 40, pen.lin(cloth), pen.v('0 #fff .12,.3 #000 0,1 #000 .3')),
    [0, w - 190].map((left) => [
      coats(x + left, y - 640, 190, 520, 80, pen.lin(cloth), pen.v('0 #fff .2,.3 #fff 0,1 #000 .26')),
    ]),
  );
}

export function cushion(pen: Pen, x: number, y: number, size: number, colour: string): string {
  const pillow = path`M${x - size / 2} ${y - size}Q${x} ${y - size * 0.9} ${x + size / 2} ${y - size}Q${x + size * 0.42} ${y - size / 2} ${x + size / 2} ${y}Q${x} ${y - size * 0.1} ${x - size / 2} ${y}Q${x - size * 0.42} ${y - size / 2} ${x - size / 2} ${y - size}Z`;
  return fillPath(pillow, colour) + fillPath(pillow, pen.diag('0 #fff .3,.5 #fff 0,1 #000 .24'));
}

/** A rug on the floor, seen at a low angle. */
export const rug = (pen: Pen, cx: number, y: number, w: number, h: number): Layer => [
  ellipse(cx, y, w / 2, h / 2, pen.rad('0 #EFE4CF,.7 #E6D8BE,1 #D9C8A8')),
  ellipse(cx, y, w * 0.44, h * 0.43, 'none', { stroke: '#B98A4E', strokeWidth: 10, opacity: 0.5 }),
  ellipse(cx, y, w * 0.4, h * 0.39, 'none', { stroke: '#4D7A69', strokeWidth: 5, opacity: 0.5 }),
];

export const towels = (
  pen: Pen,
  x: number,
  y: number,
  w = 300,
  colours: readonly string[] = ['#F6F1E6', '#8FB3A2', '#E9D3B0'],
): string =>
  layers(
    groundShade(pen, x + 8, y, w * 0.56, 10),
    colours.map((colour, index) => {
      const top = y - 68 * (index + 1);
      return layers(
        coats(x - w / 2 + index * 6, top, w - index * 12, 66, 30, colour, pen.v('0 #fff .3,.4 #fff 0,1 #000 .2')),
        strokePath(path`M${x - w / 2 + 24} ${top + 36}H${x + w / 2 - 30}`, '#000', 3, { opacity: 0.14 }),
      );
    }),
  );

/** A woven basket with washing in it. */
export function basket(pen: Pen, x: number, y: number, w = 420, h = 330): string {
  const body = path`M${x - w / 2} ${y - h}H${x + w / 2}L${x + w * 0.42} ${y}H${x - w * 0.42}Z`;
  return layers(
    ellipse(x + 14, y, w * 0.56, 22, pen.rad('0 #2a1c0c .5,1 #2a1c0c 0')),
    fillPath(
      path`M${x - w * 0.46} ${y - h}Q${x - w * 0.3} ${y - h * 1.36} ${x - w * 0.06} ${y - h * 1.2}Q${x + w * 0.1} ${y - h * 1.46} ${x + w * 0.3} ${y - h * 1.2}Q${x + w * 0.46} ${y - h * 1.2} ${x + w * 0.46} ${y - h}Z`,
      pen.diag('0 #FFFFFF,.5 #EFE9DC,1 #CFC6B4'),
    ),
    fillPath(
      path`M${x - w * 0.1} ${y - h}Q${x + w * 0.06} ${y - h * 1.24} ${x + w * 0.24} ${y - h}Z`,
      pen.diag('0 #8FB3A2,1 #4D7A69'),
    ),
    fillPath(body, pen.lin('0 #D9B183,.4 #C79A66,1 #8D6439')),
    repeat(7, (index) =>
      strokePath(
        path`M${x - w * 0.49 + index * w * 0.01} ${y - h * (0.94 - index * 0.14)}H${x + w * 0.49 - index * w * 0.01}`,
        '#7B5836',
        5,
        { opacity: 0.35, dash: '22 9' },
      ),
    ),
    rect(x - w * 0.52, y - h - 12, w * 1.04, 34, 16, pen.v('0 #E6C79A,1 #A67C4A')),
  );
}

/** Linen curtains beside a window, from `top` to `bottom`. */
const CURTAIN_FOLDS = 5;
export const curtain = (pen: Pen, x: number, top: number, bottom: number, w: number): string =>
  repeat(CURTAIN_FOLDS, (index) =>
    rect(
      x + (index * w) / CURTAIN_FOLDS,
      top,
      w / CURTAIN_FOLDS + 4,
      bottom - top,
      12,
      pen.lin('0 #E3D9C6,.35 #FBF7EE,.7 #EDE4D3,1 #CFC3AC'),
    ),
  );

import { groundShade } from '../../materials.ts';
import { path } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { circle, ellipse, fillPath, type Layer, layers, litPath, rect, repeat, strokePath } from '../../shapes.ts';

/** A bowl of oranges, 280 across. */
export function fruitBowl(pen: Pen, x: number, y: number): string {
  const fruit = [
    [-70, -100, '#E9A23B'],
    [-8, -116, '#F2B94A'],
    [62, -102, '#D98A2B'],
    [22, -92, '#F6C35E'],
    [-40, -92, '#E9A23B'],
  ] as const;
  return layers(
    groundShade(pen, x + 10, y, 170, 14),
    fruit.map(([dx, dy, colour]) =>
      circle(x + dx, y + dy, 42, pen.rad(`0 #FFE1A0,.5 ${colour},1 #B76E17`, 0.35, 0.3, 0.8)),
    ),
    fillPath(
      path`M${x - 140} ${y - 84}H${x + 140}Q${x + 128} ${y} ${x + 66} ${y}H${x - 66}Q${x - 128} ${y} ${x - 140} ${y - 84}Z`,
      pen.lin('0 #F7F3EA,.4 #FFFFFF,1 #CFC6B4'),
    ),
    litPath(path`M${x - 140} ${y - 84}H${x + 140}L${x + 136} ${y - 64}H${x - 136}Z`, 0.7),
  );
}

/** Two boards leaning against the wall. */
export const choppingBoards = (pen: Pen, x: number, y: number): Layer => [
  groundShade(pen, x + 30, y, 170, 12),
  rect(x - 110, y - 330, 210, 326, 22, pen.lin('0 #C79A66,.5 #B4844F,1 #8D6439')),
  circle(x - 5, y - 296, 13, '#7a5630'),
  rect(x - 20, y - 250, 190, 248, 95, pen.lin('0 #E6C79A,.5 #D2AC78,1 #A67C4A')),
  strokePath(path`M${x + 20} ${y - 230}v210M${x + 70} ${y - 246}v240M${x + 118} ${y - 238}v220`, '#8D6439', 3, {
    opacity: 0.2,
  }),
];

/** Cork-topped jars in a row. */
export function jars(pen: Pen, x: number, y: number, count = 3): string {
  const contents = ['#6b4526', '#E3CD9F', '#B9552C', '#8FA05A'];
  return layers(
    groundShade(pen, x + (count - 1) * 55, y, count * 62, 10),
    repeat(count, (index) => {
      const left = x + index * 112 - 46;
      const high = 150 + (index % 2) * 34;
      return layers(
        rect(left, y - high, 92, high, 12, pen.lin('0 #CFDAD6 .8,.2 #F7FAF9 .8,1 #9FB0AA .8')),
        rect(left + 8, y - high * 0.72, 76, high * 0.68, 8, contents[index % 4] ?? '#fff', { opacity: 0.9 }),
        rect(left + 14, y - high + 12, 8, high - 26, 4, '#fff', { opacity: 0.6 }),
        rect(left + 10, y - high - 18, 72, 24, 6, pen.lin('0 #D9B183,1 #A67C4A')),
      );
    }),
  );
}

/** A stack of plates with a cup on it. */
export const plates = (pen: Pen, x: number, y: number): string =>
  layers(
    groundShade(pen, x + 8, y, 140, 10),
    repeat(4, (index) =>
      fillPath(
        path`M${x - 120} ${y - 16 - index * 15}H${x + 120}Q${x + 96} ${y - index * 15} ${x + 50} ${y - index * 15}H${x - 50}Q${x - 96} ${y - index * 15} ${x - 120} ${y - 16 - index * 15}Z`,
        pen.lin('0 #F3EEE3,.4 #FFFFFF,1 #CFC6B4'),
      ),
    ),
    mug(pen, x, y - 62, '0 #5C8B79,.4 #4D7A69,1 #2B5245'),
  );

export const mug = (pen: Pen, x: number, y: number, ramp = '0 #F7F3EA,.4 #FFFFFF,1 #CFC6B4'): Layer => [
  groundShade(pen, x + 6, y, 52, 6),
  strokePath(path`M${x + 38} ${y - 74}q36 0 32 28t-38 24`, pen.lin(ramp), 11),
  rect(x - 44, y - 94, 88, 94, 14, pen.lin(ramp)),
  ellipse(x, y - 92, 42, 7, '#3b2413', { opacity: 0.75 }),
];

/** A steel pot with its lid. */
const POT_STEEL = '0 #8b9193,.15 #E9EBEB,.4 #F7F8F8,.7 #B9BEC0,1 #7b8184';
export const pot = (pen: Pen, x: number, y: number, w = 240, h = 150): Layer => [
  groundShade(pen, x + 8, y, w * 0.54, 9),
  rect(x - w / 2 - 34, y - h * 0.78, w + 68, 18, 9, pen.v('0 #55595b,1 #1b1d1e')),
  rect(x - w / 2, y - h, w, h, 14, pen.lin(POT_STEEL)),
  rect(x - w / 2 - 5, y - h - 8, w + 10, 14, 7, pen.lin(POT_STEEL)),
  fillPath(path`M${x - w / 2} ${y - h - 8}Q${x} ${y - h - 44} ${x + w / 2} ${y - h - 8}Z`, pen.lin(POT_STEEL)),
  rect(x - 20, y - h - 48, 40, 22, 9, pen.v('0 #55595b,1 #1b1d1e')),
];

/** Bottles for oil, soap or lotion, in different heights. */
export const bottles = (pen: Pen, x: number, y: number, colours: readonly string[]): Layer => [
  groundShade(pen, x + colours.length * 34, y, colours.length * 52, 9),
  colours.map((colour, index) => {
    const cx = x + index * 86;
    const high = 190 + ((index * 53) % 70);
    return layers(
      rect(cx - 9, y - high - 34, 18, 40, 4, '#2b2e2f'),
      rect(cx - 24, y - high - 44, 40, 12, 5, '#2b2e2f'),
      rect(cx - 34, y - high, 68, high, 16, colour),
      rect(cx - 34, y - high, 68, high, 16, pen.lin('0 #fff .3,.25 #fff .05,.7 #000 .06,1 #000 .3')),
      rect(cx - 22, y - high * 0.62, 44, high * 0.34, 3, '#FBF8F2', { opacity: 0.85 }),
    );
  }),
];

import type { Pen } from '../pen.ts';
import { circle, ellipse, fillPath, group, type Layer, layers, path, rect } from '../shapes.ts';
import { put } from './put.ts';
import { leafShade, sprig } from './wattle.ts';

type Stone = readonly [left: string, right: string, top: string];
const CREAM: Stone = ['#F7F1E4', '#D9CCB4', '#FFFBF2'];
const GREEN: Stone = ['#2B6B57', '#12392E', '#4E8C77'];

const plinth = (pen: Pen, x: number, y: number, w: number, h: number, [left, right, top]: Stone): Layer => [
  ellipse(x + w / 2 + 16, y + h + 2, w * 0.6, 15, pen.rad('0 #0B2A22 .4,1 #0B2A22 0')),
  rect(x, y, w, h + 4, 3, pen.lin(`0 ${left},1 ${right}`)),
  fillPath(path`M${x} ${y}L${x + 16} ${y - 16}H${x + w - 16}L${x + w} ${y}Z`, top),
];

const products = (pen: Pen): Layer => [
  plinth(pen, 640, 470, 190, 90, CREAM),
  plinth(pen, 1226, 400, 176, 160, GREEN),
  plinth(pen, 1064, 500, 170, 66, CREAM),
  put(pen, 'aircon', {}, 590, -24, 268),
  put(pen, 'fridge', { dispenser: true }, 692, 24, 590),
  put(pen, 'washer', {}, 1008, 252, 272),
  put(pen, 'espresso', {}, 604, 214, 278),
  put(pen, 'headphones', { finish: 'sand', accent: 'copper' }, 1210, 186, 232),
  put(pen, 'robot', {}, 858, 424, 218),
];

/** The home page hero: appliances on plinths in front of a wattle sun; the text goes on the left. */
export function drawHero(pen: Pen, width: number, height: number, dx: number, dy: number): string {
  const floor = height - 104;
  const sun = layers(
    circle(1046, 292, 246, pen.lin('0 #FFDD7A,.5 #F8C43C,1 #EBA91A', 0.1, 0, 0.9, 1)),
    circle(1046, 292, 330, pen.rad('.6 #FFE7A0 .5,1 #FFE7A0 0')),
    leafShade(640, -20, 1.25, 0.08),
  );
  const twigs = layers(sprig(pen, 1470, 20, 1.15, 152), sprig(pen, 1420, -40, 0.8, 118), sprig(pen, 596, 590, 0.6, -8));
  return layers(
    rect(0, 0, width, height, 0, pen.lin('0 #DCE6DA,.5 #C9D9C9,1 #A9C2AE', 0, 0, 1, 0.6)),
    group({ transform: `translate(${dx} ${dy})` }, sun),
    rect(0, floor, width, 104, 0, pen.v('0 #EBDFC8,1 #F6EFE1')),
    rect(0, floor, width, 26, 0, pen.v('0 #0B3128 .16,1 #0B3128 0')),
    group({ transform: `translate(${dx} ${dy ? dy + 20 : 0})` }, products(pen), twigs),
  );
}

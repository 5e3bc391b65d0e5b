import { defaultValues, type Kind, type Rect } from '../define-kind.ts';
import { kinds } from '../kinds/index.ts';
import { text, textWidth } from '../materials.ts';
import type { Pen } from '../pen.ts';
import type { KindName } from '../picture-path.ts';
import { circle, ellipse, fillPath, type Layer, layers, path, rect, roundPath, strokePath } from '../shapes.ts';
import { put } from './put.ts';

const INK = '#0F3D31';
const GOLD = '#F6BC2C';

/** The bounds of a product's body when its canvas is placed at x, y in this size. */
function placed(name: KindName, x: number, y: number, size: number): Rect {
  const kind: Kind = kinds[name];
  const box = kind.box(defaultValues(kind.params));
  const scale = size / 800;
  return { x: x + box.x * scale, y: y + box.y * scale, w: box.w * scale, h: box.h * scale };
}

function label(x: number, y: number, words: string): string {
  const style = { size: 26, weight: 600, fill: INK } as const;
  const wide = textWidth(words, style);
  return layers(
    rect(x - wide / 2 - 20, y - 26, wide + 40, 52, 26, '#fff'),
    text(x, y + 9, words, { ...style, anchor: 'middle' }),
  );
}

const across = (left: number, right: number, y: number, words: string): Layer => [
  strokePath(path`M${left} ${y}H${right}M${left} ${y - 14}v28M${right} ${y - 14}v28`, INK, 3),
  label((left + right) / 2, y, words),
];

const room = (pen: Pen, floor: number): Layer => [
  rect(0, 0, 1200, floor, 0, pen.v('0 #E6EEE3,1 #D3E0D2')),
  rect(0, floor - 34, 1200, 34, 0, '#F7F3EA'),
  rect(0, floor, 1200, 900 - floor, 0, pen.v('0 #D9C7A8,1 #EBDFC9')),
  rect(0, floor, 1200, 26, 0, pen.v('0 #07241D .16,1 #07241D 0')),
];

/** A doorway: the frame, the hall behind it and the door open into the hall. */
const doorway = (pen: Pen, { x, y, w, h }: Rect): Layer => [
  rect(x - 30, y - 30, w + 60, h + 30, 4, '#FBF8F1'),
  rect(x, y, w, h, 0, pen.v('0 #B9CBBF,1 #9DB4A6')),
  fillPath(path`M${x} ${y + h}L${x + 60} ${y + h - 74}H${x + w}V${y + h}Z`, '#C9B794'),
  fillPath(path`M${x} ${y}L${x + 60} ${y + 40}V${y + h - 74}L${x} ${y + h}Z`, pen.lin('0 #8C6A45,1 #A98357')),
  circle(x + 46, y + h * 0.54, 7, GOLD),
  strokePath(path`M${x} ${y}V${y + h}M${x + w} ${y}V${y + h}`, '#D8CDB6', 3),
];

function trolley(body: Rect, floor: number): string {
  const handle = body.x + body.w + 34;
  return layers(
    roundPath(path`M${handle} ${body.y + 150}V${floor - 40}`, '#2C3A36', 12),
    roundPath(path`M${handle} ${body.y + 152}q34 4 40 -30`, '#2C3A36', 12),
    rect(body.x + 20, floor - 28, body.w + 26, 12, 4, '#2C3A36'),
    circle(handle - 4, floor - 22, 26, '#1B2623'),
    circle(handle - 4, floor - 22, 10, '#8B9792'),
  );
}

/** A delivery has to fit through the clear opening; a fridge goes narrow side first. */
export function drawMeasureDoorway(pen: Pen): string {
  const floor = 800;
  // both to the same scale: 820 mm next to 908 mm
  const opening: Rect = { x: 150, y: 56, w: 300, h: floor - 56 };
  const [x, y, size] = [370, 88, 783];
  const fridge = placed('fridge', x, y, size);
  return layers(
    room(pen, floor),
    doorway(pen, opening),
    ellipse(fridge.x + fridge.w / 2, floor + 6, fridge.w * 0.7, 22, pen.rad('0 #0B2A22 .4,1 #0B2A22 0')),
    put(pen, 'fridge', {}, x, floor - 30 - (fridge.y - y) - fridge.h, size),
    trolley({ ...fridge, y: floor - 30 - fridge.h }, floor),
    across(opening.x, opening.x + opening.w, 430, '820 mm clear'),
    across(fridge.x, fridge.x + fridge.w, 610, '908 mm wide'),
    label(fridge.x + fridge.w + 130, 200, '748 mm deep'),
  );
}

const coin = (pen: Pen, x: number, y: number): Layer => [
  ellipse(x, y, 42, 11, '#B9862A'),
  ellipse(x, y - 5, 42, 11, pen.lin('0 #FFE39A,.5 #F6BC2C,1 #D79A1B')),
  ellipse(x, y - 5, 30, 7, pen.lin('0 #F3BF45,1 #FFDD7A')),
];

const turnArrow = (x: number, y: number): string =>
  layers(roundPath(path`M${x - 34} ${y}q34 30 68 0`, INK, 5), fillPath(path`M${x + 44} ${y - 14}l-2 24l-22 -8Z`, INK));

/** Two coins on the front corners show whether a spinning washer is level. */
export function drawLevelWasher(pen: Pen): string {
  const floor = 770;
  const size = 860;
  const resting = placed('washer', 170, 0, size);
  const y = floor - 18 - resting.h - resting.y;
  const body = { ...resting, y: floor - 18 - resting.h };
  const feet = [body.x + 54, body.x + body.w - 54];
  return layers(
    room(pen, floor),
    feet.map((x) => rect(x - 22, floor - 24, 44, 26, 5, '#1B2623')),
    put(pen, 'washer', {}, 170, y, size),
    coin(pen, body.x + 70, body.y + 2),
    coin(pen, body.x + body.w - 70, body.y + 2),
    feet.map((x) => turnArrow(x, floor + 30)),
    label(body.x - 120, body.y + 2, 'coin'),
    label(body.x + body.w + 120, body.y + 2, 'coin'),
    label(body.x - 120, floor - 10, 'foot'),
    label(body.x + body.w + 120, floor - 10, 'foot'),
  );
}

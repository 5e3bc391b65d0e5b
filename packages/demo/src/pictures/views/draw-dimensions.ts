import type { Kind, KindValues, Rect } from '../define-kind.ts';
import { text, textWidth } from '../letters.ts';
import type { Pen } from '../pen.ts';
import { fillPath, group, layers, matrix, n, path, rect, strokePath } from '../shapes.ts';

const INK = '#0F3D31';
const QUIET = '#5E7268';
const FLOOR = 656;

/** A white label with a measurement in millimetres. */
function pill(x: number, y: number, millimetres: number): string {
  const figure = millimetres.toLocaleString('en-AU');
  const big = { size: 24, weight: 700, fill: INK } as const;
  const small = { size: 15, fill: QUIET } as const;
  const wide = textWidth(figure, big);
  const whole = wide + 5 + textWidth('mm', small);
  const left = x - whole / 2;
  return layers(
    rect(left - 16, y - 20, whole + 32, 40, 20, '#fff'),
    text(left, y + 8, figure, big),
    text(left + wide + 5, y + 8, 'mm', small),
  );
}

function measureAcross(left: number, right: number, y: number, millimetres: number): string {
  const crowded = right - left < 150;
  return layers(
    strokePath(path`M${left} ${y}H${right}M${left} ${y - 8}v16M${right} ${y - 8}v16`, INK, 1.6),
    pill((left + right) / 2, crowded ? y + 38 : y, millimetres),
  );
}

function measureUp(x: number, top: number, bottom: number, millimetres: number): string {
  const crowded = bottom - top < 80;
  return layers(
    strokePath(path`M${x} ${top}V${bottom}M${x - 8} ${top}h16M${x - 8} ${bottom}h16`, INK, 1.6),
    pill(x, crowded ? top - 36 : (top + bottom) / 2, millimetres),
  );
}

/** A rounded box, for kinds without their own outline. */
function roundedBox({ x, y, w, h }: Rect): string {
  const r = Math.min(10, w / 4, h / 4);
  return path`M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`;
}

const tidy = (data: string) => data.replace(/-?\d+\.\d{2,}/g, (words) => String(n(Number(words))));

const outlined = (pen: Pen, data: string, strokeWidth = 2.2): string =>
  fillPath(tidy(data), pen.v('0 #FFFFFF,1 #F3EEE2'), { stroke: INK, strokeWidth, join: 'round' });

/** Maps what was drawn in `from` on the canvas to `to`. */
function fitted(from: Rect, to: Rect): { transform: string; scale: number } {
  const [across, down] = [to.w / from.w, to.h / from.h];
  const transform = matrix(across, 0, 0, down, to.x - from.x * across, to.y - from.y * down);
  return { transform, scale: Math.sqrt(across * down) };
}

/** The front as lines; a kind without lines shows its drawing faintly in a box. */
function drawFront(pen: Pen, kind: Kind, params: KindValues, place: Rect): string {
  const box = kind.box(params);
  const { transform, scale } = fitted(box, place);
  const lines = kind.outline?.(box, params);
  if (lines !== undefined) return group({ transform }, outlined(pen, lines, 2.2 / scale));
  return outlined(pen, roundedBox(place)) + group({ transform, opacity: 0.5 }, kind.draw(pen, params, { flat: true }));
}

function clearanceAround(
  { x, y, w, h }: Rect,
  scale: number,
  air: { readonly side: number; readonly top: number },
): string {
  const [side, top] = [Math.max(10, air.side * scale), Math.max(12, air.top * scale)];
  const note = `${air.side} mm each side, ${air.top} mm above`;
  const frame = path`M${x - side} ${y + h}V${y - top}H${x + w + side}V${y + h}`;
  return layers(
    rect(x - side, y - top, w + 2 * side, h + top, 0, '#F6BC2C', { opacity: 0.16 }),
    strokePath(frame, '#B98A12', 1.4, { dash: '5 5' }),
    text(x + w / 2, y - top - 16, note, { size: 15, fill: '#7A5500', anchor: 'middle' }),
  );
}

/** Front and side next to each other, as large as fits, at the same scale. */
function arrange(across: number, up: number, beside: number): { front: Rect; side: Rect; scale: number } {
  const [left, right, gap] = [150, 768, 86];
  const scale = Math.min(510 / up, (right - left - gap) / (across + beside), 6);
  const [w, h, d] = [across * scale, up * scale, beside * scale];
  const spare = (right - left - gap - w - d) / 2;
  const top = Math.min(FLOOR, 400 + Math.max(h, 120) / 2 + 60) - h;
  return { front: { x: left + spare, y: top, w, h }, side: { x: left + spare + w + gap, y: top, w: d, h }, scale };
}

/** The dimensions view: outlines to scale with measurements, on its own background. */
export function drawDimensions(pen: Pen, kind: Kind, params: KindValues): string {
  const { wmm, hmm, dmm } = params;
  const [up, beside] = kind.fromAbove ? [dmm, hmm] : [hmm, dmm];
  const { front, side, scale } = arrange(wmm, up, beside);
  const floor = front.y + front.h;
  const label = (r: Rect, line: string) =>
    text(r.x + r.w / 2, floor + 126, line, { size: 18, fill: QUIET, anchor: 'middle' });
  return layers(
    rect(0, 0, 800, 800, 0, '#FAF6EE'),
    kind.clearance && clearanceAround(front, scale, kind.clearance),
    drawFront(pen, kind, params, front),
    outlined(pen, kind.sideOutline?.(side, params) ?? roundedBox(side)),
    !kind.fromAbove && strokePath(path`M${front.x - 34} ${floor}H${side.x + side.w + 34}`, INK, 2.4),
    measureUp(front.x - (kind.clearance ? 84 : 64), front.y, floor, up),
    measureAcross(front.x, front.x + front.w, floor + 44, wmm),
    measureAcross(side.x, side.x + side.w, floor + 44, beside),
    label(front, kind.fromAbove ? 'Above' : 'Front'),
    label(side, 'Side'),
  );
}

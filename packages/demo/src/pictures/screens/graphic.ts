import type { Rect } from '../define-kind.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, fillPath, type Layer, layers, n, path, rect, repeat, roundPath } from '../shapes.ts';

/** The laptops' wallpaper: soft discs over a green and gold field. */
export function drawHills(pen: Pen, { x, y, w, h }: Rect): string {
  const discs: readonly (readonly [number, number, number, string])[] = [
    [0.86, 1.02, 0.33, '0 #FFD766 .95,1 #F6BC2C .1'],
    [0.6, 0.95, 0.26, '0 #7FC2A6 .8,1 #2F7A63 0'],
    [0.24, 0.84, 0.41, '0 #16584A .95,1 #0F3D31 0'],
    [0.98, 0.36, 0.2, '0 #FFF0BF .75,1 #F6BC2C 0'],
  ];
  return layers(
    rect(x, y, w, h, 0, pen.diag('0 #0F3D31,.45 #2F7A63,.75 #E9B949,1 #F7D98B')),
    discs.map(([across, down, r, ramp]) =>
      circle(x + w * across, y + h * down, r * Math.max(w, h), pen.lin(ramp, 0, 0, 0.6, 1)),
    ),
  );
}

/** A close-up of a flower. */
export function drawBloom(pen: Pen, { x, y, w, h }: Rect): string {
  const [cx, cy, k] = [x + w * 0.58, y + h * 0.56, Math.max(w, h)];
  const petal = (turn: number, ramp: string) =>
    ellipse(cx + k * 0.26, cy, k * 0.27, k * 0.1, pen.lin(ramp), { transform: `rotate(${turn} ${n(cx)} ${n(cy)})` });
  return layers(
    rect(x, y, w, h, 0, pen.diag('0 #2B1238,.6 #6A1F57,1 #B23A6A')),
    repeat(10, (index) => petal(index * 36 + 18, '0 #C92F6B,.6 #F07AA0,1 #F9B4C4')),
    repeat(10, (index) => petal(index * 36, '0 #E14B7E,.6 #F99AB4,1 #FFD6DC')),
    circle(cx, cy, k * 0.1, pen.rad('0 #FFE9A0,.5 #F6BC2C,1 #B9700F')),
    circle(cx, cy, k * 0.1, pen.dots('#7A4300', 0.5, 7, 1.6)),
  );
}

/** Broad ribbons of colour. */
export function drawRibbons(pen: Pen, { x, y, w, h }: Rect): string {
  const ribbon = (at: number, ramp: string) =>
    roundPath(
      path`M${x - w * 0.1} ${y + h * (at + 0.25)}C${x + w * 0.3} ${y + h * (at - 0.3)} ${x + w * 0.55} ${y + h * (at + 0.5)} ${x + w * 1.1} ${y + h * (at - 0.2)}`,
      pen.lin(ramp),
      Math.max(w, h) * 0.12,
    );
  return layers(
    rect(x, y, w, h, 0, pen.diag('0 #101B3B,.5 #22307A,1 #3E1F6B')),
    ribbon(0.9, '0 #1E3FA8,1 #6B2FA0'),
    ribbon(0.72, '0 #2F7BD9,.5 #7A5AE0,1 #D957B0'),
    ribbon(0.54, '0 #39C2D9,.5 #5A8DF0,1 #F07AA8'),
    ribbon(0.36, '0 #7FE3D0,.5 #8FB4FA,1 #FBC08A'),
  );
}

type Player = readonly [across: number, down: number, size: number, shirt: string];
const PLAYERS: readonly Player[] = [
  [0.42, 0.74, 1, '#F6BC2C'],
  [0.53, 0.69, 0.9, '#C2344A'],
  [0.3, 0.6, 0.75, '#C2344A'],
  [0.66, 0.6, 0.75, '#F6BC2C'],
  [0.72, 0.86, 1.2, '#C2344A'],
];

function player({ x, y, w, h }: Rect, [across, down, size, shirt]: Player): string {
  const [cx, k] = [x + w * across, h * size];
  const foot = y + h * down;
  return layers(
    ellipse(cx, foot, k * 0.03, k * 0.008, '#000', { opacity: 0.35 }),
    rect(cx - k * 0.012, foot - k * 0.1, k * 0.024, k * 0.06, k * 0.01, shirt),
    rect(cx - k * 0.008, foot - k * 0.045, k * 0.016, k * 0.045, k * 0.005, '#20242B'),
    circle(cx, foot - k * 0.118, k * 0.014, '#C99472'),
  );
}

const stands = (pen: Pen, { x, y, w, h }: Rect): Layer => [
  rect(x, y, w, h, 0, pen.v('0 #0B1430,.3 #1B2A55,.42 #26356A')),
  rect(x, y + h * 0.22, w, h * 0.2, 0, pen.v('0 #2A2F4A,1 #3C4468')),
  rect(x, y + h * 0.22, w, h * 0.18, 0, pen.dots('#E9C77A', 0.55, 9, 1.7)),
  rect(x, y + h * 0.24, w, h * 0.16, 0, pen.dots('#C2546A', 0.5, 13, 1.9)),
  rect(x, y + h * 0.39, w, h * 0.035, 0, pen.lin('0 #F6BC2C,.3 #FFFFFF,.5 #2F7A63,.75 #F6BC2C,1 #fff')),
];

function field(pen: Pen, { x, y, w, h }: Rect): string {
  const far = y + h * 0.42;
  const grass = path`M${x - w * 0.1} ${y + h}L${x + w * 0.14} ${far}H${x + w * 0.86}L${x + w * 1.1} ${y + h}Z`;
  const mown = (index: number) =>
    path`M${x + w * (-0.1 + index * 0.15)} ${y + h}L${x + w * (0.14 + index * 0.09)} ${far}h${w * 0.09}L${x + w * (0.05 + index * 0.15)} ${y + h}Z`;
  const line = { stroke: '#fff', strokeWidth: Math.max(1.5, h * 0.006), opacity: 0.8 };
  const marks = path`M${x + w * 0.14} ${far + h * 0.02}H${x + w * 0.86}M${x + w * 0.5} ${far}V${y + h}`;
  return layers(
    fillPath(grass, pen.v('0 #3E8E4E,1 #5DB868')),
    fillPath([0, 2, 4, 6].map(mown).join(''), '#fff', { opacity: 0.07 }),
    fillPath(marks, 'none', line),
    ellipse(x + w * 0.5, y + h * 0.7, w * 0.15, h * 0.1, 'none', line),
  );
}

/** A match under floodlights: what people buy a large screen for. */
export function drawStadium(pen: Pen, r: Rect): string {
  const { x, y, w, h } = r;
  const glow = pen.rad('0 #fff .85,.16 #EAF2FF .4,1 #EAF2FF 0');
  return layers(
    stands(pen, r),
    field(pen, r),
    PLAYERS.map((one) => player(r, one)),
    circle(x + w * 0.475, y + h * 0.745, h * 0.011, '#fff'),
    [0.12, 0.88].map((at) => circle(x + w * at, y + h * 0.08, h * 0.34, glow)),
  );
}

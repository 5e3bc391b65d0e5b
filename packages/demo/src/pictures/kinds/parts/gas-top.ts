import type { Pen } from '../../pen.ts';
import { ellipse, fillPath, type Layer, layers, path, places, rect, roundPath, strokePath } from '../../shapes.ts';
import { topOf } from './cooktop-plane.ts';

type At = ReturnType<typeof topOf>;
const FIVE = places('0.2 0.24 60, 0.2 0.66 70, 0.5 0.45 92, 0.8 0.24 70, 0.8 0.66 56');
const FOUR = places('0.27 0.24 60, 0.27 0.66 74, 0.73 0.24 70, 0.73 0.66 54');
const THREE_GRATES = places('0.04 0.36, 0.34 0.66, 0.64 0.96');
const TWO_GRATES = places('0.05 0.49, 0.51 0.95');

const burner = (pen: Pen, x: number, y: number, r: number): Layer => [
  ellipse(x + 5, y + 5, r * 1.06, r * 0.5, '#000', { opacity: 0.2 }),
  ellipse(x, y, r, r * 0.46, pen.lin('0 #3b4042,1 #121415')),
  ellipse(x, y - 7, r * 0.72, r * 0.34, pen.lin('0 #E2C184,.4 #B98C47,1 #6f5126')),
  ellipse(x, y - 12, r * 0.62, r * 0.29, pen.diag('0 #565c5f,.4 #2b2f31,1 #141617')),
];

/** One cast-iron trivet, its bars 20 above the top. */
function grate(at: At, left: number, right: number): string {
  const middle = (left + right) / 2;
  const line = (u1: number, v1: number, u2: number, v2: number) => {
    const [from, to] = [at(u1, v1), at(u2, v2)];
    return path`M${from.x} ${from.y - 20}L${to.x} ${to.y - 20}`;
  };
  const across = [0.05, 0.45, 0.84].map((v) => line(left, v, right, v));
  const along = [left, middle, right].map((u) => line(u, 0.05, u, 0.84));
  const bars = [...across, ...along].join('');
  return layers(
    strokePath(bars, '#000', 10, { opacity: 0.22, transform: 'translate(6 20)', cap: 'round' }),
    roundPath(bars, '#1A1C1D', 12),
    strokePath(bars, '#70767a', 3, { cap: 'round', transform: 'translate(-1 -4)', opacity: 0.75 }),
  );
}

const tap = (pen: Pen, x: number, y: number): Layer => [
  ellipse(x + 4, y + 5, 22, 11, '#000', { opacity: 0.28 }),
  fillPath(
    path`M${x - 19} ${y - 12}V${y}A19 9 0 0 0 ${x + 19} ${y}V${y - 12}Z`,
    pen.lin('0 #3c4143,.3 #7a8083,1 #17191a'),
  ),
  ellipse(x, y - 12, 19, 9, pen.lin('0 #62686b,1 #25292b')),
  rect(x - 1.4, y - 20, 2.8, 9, 1.4, '#fff'),
];

/** A gas cooktop's burners, trivets and knobs. */
export function drawGasTop(pen: Pen, half: number, wide: boolean): string {
  const at = topOf(half);
  const taps = wide ? [0.3, 0.4, 0.5, 0.6, 0.7] : [0.29, 0.43, 0.57, 0.71];
  return layers(
    (wide ? FIVE : FOUR).map(([u, v, r]) => {
      const { x, y, scale } = at(u, v);
      return burner(pen, x, y, r * scale);
    }),
    (wide ? THREE_GRATES : TWO_GRATES).map(([left, right]) => grate(at, left, right)),
    taps.map((u) => {
      const { x, y } = at(u, 0.945);
      return tap(pen, x, y);
    }),
  );
}

import type { Pen } from '../pen.ts';
import { circle, fillPath, group, layers, n, path, places, repeat, roundPath } from '../shapes.ts';

function leaf(x: number, y: number, turn: number, length: number, fill: string): string {
  const blade = path`M0 0Q${length * 0.4} ${-length * 0.13} ${length} 0Q${length * 0.45} ${length * 0.1} 0 0Z`;
  return group({ transform: `translate(${x} ${y}) rotate(${turn})` }, fillPath(blade, fill));
}

/** One sprig of golden wattle. */
export function sprig(pen: Pen, x: number, y: number, size: number, turn: number): string {
  const gold = pen.rad('0 #FFF0A8,.35 #FFD24A,.75 #F0AE14,1 #C07F06', 0.36, 0.32, 0.7);
  const fluff = pen.dots('#FFF6CF', 0.55, 3.6, 0.7);
  const [light, deep] = [pen.lin('0 #2F6B55,1 #7FA98F'), pen.lin('0 #17493A,1 #3F7C65')];
  const ball = (index: number) => {
    const along = (index * 0.6180339) % 1;
    const bx = 22 + along * 262;
    const by = -18 - 14 * Math.sin(along * 3.1) + ((index % 3) - 1) * (16 + ((index * 7) % 17));
    const r = 8.5 + ((index * 5) % 6) - along * 2.4;
    return layers(
      circle(bx + 1.5, by + 3, r, '#5b3d00', { opacity: 0.14 }),
      circle(bx, by, r, gold),
      circle(bx, by, r, fluff, { opacity: 0.4 }),
    );
  };
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${n(size * 10) / 10})` },
    roundPath('M0 0C60 -20 150 -30 260 -6', '#3F6B55', 5),
    leaf(20, -6, -48, 150, deep),
    leaf(70, -18, 38, 140, light),
    leaf(120, -22, -34, 160, light),
    leaf(170, -20, 30, 130, deep),
    leaf(250, -8, 8, 120, light),
    repeat(34, ball),
  );
}

/** Leaf shadows on a wall. */
export function leafShade(x: number, y: number, size: number, opacity: number): string {
  const leaves = places(
    '0 0 30, 60 30 62, 120 10 48, 40 90 76, 150 80 30, 210 40 70, 100 150 52, 230 130 44, -40 60 58',
  );
  return group(
    { transform: `translate(${x} ${y}) scale(${size})`, opacity },
    leaves.map(([dx, dy, turn]) =>
      fillPath('M0 0Q60 -20 150 0Q66 16 0 0Z', '#0B3128', { transform: `translate(${dx} ${dy}) rotate(${turn})` }),
    ),
  );
}

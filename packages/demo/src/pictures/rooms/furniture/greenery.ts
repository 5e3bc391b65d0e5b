import { groundShade } from '../../materials.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, fillPath, layers, n, path, places, rect, repeat, roundPath, strokePath } from '../../shapes.ts';

const LEAVES = ['#4F8168', '#3F6F58', '#62967C', '#2F5F4A'];

const pot = (pen: Pen, x: number, y: number, w: number, h: number, ramp: string): string =>
  layers(
    groundShade(pen, x + w * 0.06, y, w * 0.62, h * 0.09),
    fillPath(path`M${x - w / 2} ${y - h}H${x + w / 2}L${x + w * 0.38} ${y}H${x - w * 0.38}Z`, pen.lin(ramp)),
    rect(x - w * 0.54, y - h * 1.06, w * 1.08, h * 0.2, 3, pen.lin(ramp)),
    rect(x - w * 0.5, y - h * 0.87, w, h * 0.06, 0, '#000', { opacity: 0.16 }),
  );

const TERRACOTTA = '0 #E0B58F,.4 #D19C72,1 #A8734C';
const CREAM = '0 #FBF8F2,.4 #F0E9DC,1 #CFC6B6';

/** A pot of herbs on a bench, about a hand high. */
export function herbs(pen: Pen, x: number, y: number, size = 1): string {
  const [w, h] = [110 * size, 96 * size];
  const leaf = (index: number) => {
    const turn = -62 + index * 14;
    const reach = h * (1 + ((index * 5) % 4) * 0.12);
    return ellipse(x, y - h - reach * 0.45, w * 0.1, reach * 0.5, LEAVES[index % 4] ?? '', {
      transform: `rotate(${turn} ${n(x)} ${n(y - h)})`,
    });
  };
  return repeat(10, leaf) + pot(pen, x, y, w, h, TERRACOTTA);
}

/** A broad-leaved floor plant; `high` is its full height. */
export function floorPlant(pen: Pen, x: number, y: number, high: number): string {
  const [w, h] = [high * 0.24, high * 0.25];
  const foot = y - h;
  const reach = high - h;
  const leaf = (index: number) => {
    const turn = [-58, 52, -36, 34, -20, 16, -6, 70, -74][index] ?? 0;
    const length = reach * (1 - Math.abs(turn) * 0.006);
    const blade = path`M${x} ${foot}C${x - length * 0.16} ${foot - length * 0.4} ${x - length * 0.14} ${foot - length * 0.8} ${x} ${foot - length}C${x + length * 0.14} ${foot - length * 0.8} ${x + length * 0.16} ${foot - length * 0.4} ${x} ${foot}Z`;
    const rib = path`M${x} ${foot}V${foot - length * 0.9}`;
    return `<g transform="rotate(${turn} ${n(x)} ${n(foot)})">${fillPath(blade, LEAVES[index % 4] ?? '')}${strokePath(rib, '#fff', high * 0.004, { opacity: 0.22 })}</g>`;
  };
  return repeat(9, leaf) + pot(pen, x, y, w, h, CREAM);
}

/** A few stems in a vase. */
export function vase(pen: Pen, x: number, y: number, high: number): string {
  const body = high * 0.48;
  const stems = path`M${x} ${y - body}C${x - high * 0.1} ${y - high * 0.7} ${x - high * 0.16} ${y - high * 0.8} ${x - high * 0.2} ${y - high * 0.92}M${x} ${y - body}C${x} ${y - high * 0.7} ${x + high * 0.02} ${y - high * 0.85} ${x + high * 0.01} ${y - high}M${x} ${y - body}C${x + high * 0.1} ${y - high * 0.66} ${x + high * 0.17} ${y - high * 0.76} ${x + high * 0.22} ${y - high * 0.84}`;
  const glass = path`M${x - high * 0.06} ${y - body}Q${x - high * 0.05} ${y - body * 0.74} ${x - high * 0.13} ${y - body * 0.45}Q${x - high * 0.18} ${y - body * 0.1} ${x - high * 0.09} ${y}H${x + high * 0.09}Q${x + high * 0.18} ${y - body * 0.1} ${x + high * 0.13} ${y - body * 0.45}Q${x + high * 0.05} ${y - body * 0.74} ${x + high * 0.06} ${y - body}Z`;
  const gold = pen.rad('0 #FFF0A8,.35 #FFD24A,.75 #F0AE14,1 #C07F06', 0.36, 0.32, 0.7);
  const ball = (index: number) => {
    const stem = index % 3;
    const share = 0.35 + ((index * 0.618) % 1) * 0.65;
    const [dx, dy] = places('-0.2 0.92, 0.01 1, 0.22 0.84')[stem] ?? [0, 1];
    const bx = x + dx * high * share + (index % 2 ? 1 : -1) * high * 0.03;
    const by = y - body - (dy * high - body) * share;
    return ellipse(bx, by, high * 0.032, high * 0.032, gold);
  };
  return layers(
    groundShade(pen, x + high * 0.02, y, high * 0.15, high * 0.025),
    roundPath(stems, '#3F6B55', high * 0.014),
    repeat(21, ball),
    fillPath(glass, pen.lin('0 #2F6B55,.3 #4F8C74,.6 #2F6B55,1 #17493A')),
  );
}

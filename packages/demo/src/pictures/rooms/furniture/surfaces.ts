import type { Rect } from '../../define-kind.ts';
import type { Pen, Ramp } from '../../pen.ts';
import { fillPath, type Layer, layers, path, rect, repeat } from '../../shapes.ts';
import type { Stage } from '../stage.ts';

/** A painted wall filling the view, lighter towards the window on the left. */
export const wall = ({ pen, view }: Stage, ramp: Ramp): string =>
  rect(view.x, view.y, view.w, view.h, 0, pen.lin(ramp, 0, 0, 1, 0.5));

/** Floorboards running towards the viewer, from `y` to the bottom of the view. */
export function boards({ pen, view }: Stage, y: number, ramp: Ramp = '0 #B98E62,1 #DDB98D'): string {
  const high = view.y + view.h - y;
  const vanish = (x: number, drop: number) => x * (1 + drop / 1400);
  const seam = (index: number) => {
    const x = (index - 12) * 145 + 60;
    return fillPath(path`M${x} ${y}L${vanish(x, high)} ${y + high}h7L${x + 4} ${y}Z`, '#7B5836', { opacity: 0.32 });
  };
  return layers(
    rect(view.x, y, view.w, high, 0, pen.v(ramp)),
    repeat(25, seam),
    rect(view.x, y, view.w, 110, 0, pen.v('0 #3a2812 .38,1 #3a2812 0')),
  );
}

/** A skirting board that ends at `y`. */
export const skirting = ({ pen, view }: Stage, y: number, ramp: Ramp = '0 #FFFFFF,.2 #F6F1E6,1 #DCD2BF'): Layer => [
  rect(view.x, y - 95, view.w, 95, 0, pen.v(ramp)),
  rect(view.x, y - 99, view.w, 4, 0, '#5b4a2b', { opacity: 0.14 }),
];

export type Tiling = { readonly w: number; readonly h: number; readonly tile: string; readonly grout: string };
export const SUBWAY: Tiling = { w: 150, h: 75, tile: '#F3EEE2', grout: '#DCD1BC' };

/** Tiles in running bond. */
export function tiles(pen: Pen, { x, y, w, h }: Rect, { w: tw, h: th, tile, grout }: Tiling = SUBWAY): string {
  const fill = pen.define(
    `tiles ${tw} ${th} ${tile}`,
    (id) =>
      `<pattern id="${id}" width="${tw}" height="${th * 2}" patternUnits="userSpaceOnUse"><rect width="${tw}" height="${th * 2}" fill="${tile}"/>` +
      `<path d="M0 1.5h${tw}M1.5 0v${th}M${tw / 2} ${th}v${th}M0 ${th + 1.5}h${tw}" stroke="${grout}" stroke-width="3"/>` +
      `<path d="M3 5h${tw - 5}M0 ${th + 5}h${tw / 2 - 3}M${tw / 2 + 3} ${th + 5}h${tw / 2}" stroke="#fff" stroke-width="2.5" stroke-opacity=".55"/></pattern>`,
  );
  return rect(x, y, w, h, 0, fill);
}

/** A bench top at y 0 across the view: its surface up to the wall, its edge, and the shadow beneath. */
const BENCH_TOP_FRONT = 34;
export const benchTop = ({ pen, view }: Stage, surface: Ramp, edge: Ramp, back = 46, thick = 40): Layer => [
  rect(view.x, -back, view.w, back + BENCH_TOP_FRONT, 0, pen.v(surface)),
  rect(view.x, -back, view.w, 16, 0, pen.v('0 #3a2812 .22,1 #3a2812 0')),
  rect(view.x, BENCH_TOP_FRONT, view.w, thick, 0, pen.v(edge)),
  rect(view.x, BENCH_TOP_FRONT, view.w, 3, 0, '#fff', { opacity: 0.7 }),
  rect(view.x, BENCH_TOP_FRONT + thick, view.w, 26, 0, pen.v('0 #1d2a22 .38,1 #1d2a22 0')),
];

export const STONE = { surface: '0 #DCD5C6,1 #F7F4EC', edge: '0 #FFFFFF,.25 #F1EDE4,1 #C9C1B0' };
export const OAK = { surface: '0 #B98A58,1 #D9AE7C', edge: '0 #E2BC8D,.3 #C2925F,1 #8D6439' };

export const SAGE = '0 #8FA896,.5 #7F9A87,1 #6B8775';
export const SAGE_DARK = '0 #7A9583,1 #5F7A69';
const BRASS = '0 #F1D9A0,1 #A8823A';

/** A cabinet door or drawer front with a brass pull, positioned by `pull`. */
export function cabinetFront(
  pen: Pen,
  { x, y, w, h }: Rect,
  pull: 'top' | 'bottom' | 'left' | 'right' | 'none',
  ramp: Ramp = SAGE,
): string {
  const wide = Math.min(150, w * 0.42);
  const handle = {
    top: () => rect(x + (w - wide) / 2, y + 34, wide, 14, 7, pen.v(BRASS)),
    bottom: () => rect(x + (w - wide) / 2, y + h - 48, wide, 14, 7, pen.v(BRASS)),
    left: () => rect(x + 34, y + h * 0.36, 14, Math.min(150, h * 0.3), 7, pen.lin(BRASS)),
    right: () => rect(x + w - 48, y + h * 0.36, 14, Math.min(150, h * 0.3), 7, pen.lin(BRASS)),
    none: () => '',
  }[pull];
  return layers(
    rect(x, y, w, h, 5, pen.lin(ramp)),
    rect(x, y, w, 4, 2, '#fff', { opacity: 0.35 }),
    rect(x, y, 3, h, 1.5, '#fff', { opacity: 0.18 }),
    rect(x + w - 5, y + 3, 5, h - 6, 2, '#000', { opacity: 0.16 }),
    handle(),
  );
}

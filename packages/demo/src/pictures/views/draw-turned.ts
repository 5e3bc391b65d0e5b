import type { Cabinet, Rect } from '../define-kind.ts';
import type { Finish } from '../finish.ts';
import type { Pen } from '../pen.ts';
import { type Projection, project } from '../projection.ts';
import { ellipse, group, type Layer, layers, n, rect, repeat } from '../shapes.ts';

const GALVANISED = { side: '0 #A9AFB1,.1 #8f9597,1 #6b7173', top: '0 #DDE0E1,1 #AEB4B6' };

export function floorShade(pen: Pen, view: Projection, w: number, depth: number): string {
  const pool = pen.rad('0 #1A211D .5,.5 #1A211D .2,1 #1A211D 0');
  return group(
    { transform: view.floor },
    ellipse(w * 0.62, depth * 0.46, w * 0.82, depth * 0.98, pool),
    rect(-3, -5, w + 8, depth + 8, 6, '#0C100E', { opacity: 0.5 }),
  );
}

export function sideFace(pen: Pen, f: Finish, { h }: Rect, cabinet: Cabinet): string {
  const { depth, door = 0, lift = 0, inset = 0 } = cabinet;
  const high = h - inset - lift;
  return layers(
    rect(0, inset, depth, high, 3, pen.lin(inset ? GALVANISED.side : f.turn)),
    rect(0, inset, depth, high, 3, pen.v('0 #fff .14,.3 #fff 0,.65 #000 0,1 #000 .3')),
    door > 0 &&
      rect(0, 0, door, h - lift, 2, pen.lin(`0 #fff ${f.dark ? 0.14 : 0.3},1 #fff .02`)) +
        rect(door, 4, 5, h - 8 - lift, 0, '#000', { opacity: 0.42 }),
    cabinet.vents &&
      repeat(7, (index) => rect(depth * 0.56 + index * 14, h * 0.24, 6, h * 0.3, 3, '#000', { opacity: 0.34 })),
    cabinet.pressed &&
      rect(depth * 0.14, h * 0.1, depth * 0.74, h * 0.78, 18, pen.v('0 #000 .1,.04 #000 .02,1 #fff .07')),
    rect(0, 2, 2.4, h - 4, 1, '#fff', { opacity: f.edge * 0.5 }),
  );
}

export function topFace(pen: Pen, f: Finish, { w }: Rect, cabinet: Cabinet): string {
  const { depth, door = 0, inset = 0 } = cabinet;
  const wide = w - 2 * inset;
  return layers(
    rect(inset, 0, wide, depth, 3, inset ? pen.diag(GALVANISED.top) : pen.lin(f.lid, 0, 1, 1, 0)),
    rect(inset, 0, wide, depth, 3, pen.v('0 #fff .3,.2 #fff 0,1 #000 .1')),
    door > 0 && rect(inset, door, wide, 5, 0, '#000', { opacity: 0.3 }),
    cabinet.pressed && rect(w * 0.05, depth * 0.16, w * 0.9, depth * 0.76, 12, '#000', { opacity: 0.04 }),
    rect(inset, 0, wide, 3, 0, '#fff', { opacity: f.edge }),
  );
}

/** The edge of a front that is wider than the carcass behind it. */
const frontRim = (pen: Pen, view: Projection, { w, h }: Rect): Layer => [
  group({ transform: view.side }, rect(0, 0, 24, h, 2, pen.lin('0 #6b7173,.3 #3a3e40,1 #1b1d1e'))),
  group({ transform: view.top }, rect(0, 0, w, 24, 2, pen.lin('0 #6b7173,.5 #9aa0a2,1 #4a4f51'))),
];

/** A box in three-quarter view: the front drawing through one matrix, then side and top in the same light. */
export function drawTurned(pen: Pen, f: Finish, box: Rect, cabinet: Cabinet, front: string): string {
  const { depth, inset = 0 } = cabinet;
  const floorY = cabinet.floorY === undefined ? {} : { floorY: cabinet.floorY };
  const view = project({ ...box, depth }, 34, 13, floorY);
  const inward = `translate(${n(-inset * view.scale * view.ax)} ${n(-inset * view.scale * view.ay)})`;
  const downward = `translate(0 ${n(inset * view.scale * view.upright)})`;
  const side = group({ transform: view.side }, sideFace(pen, f, box, cabinet));
  const top = group({ transform: view.top }, topFace(pen, f, box, cabinet));
  return layers(
    floorShade(pen, view, box.w, depth),
    inset ? group({ transform: inward }, side) : side,
    inset ? group({ transform: downward }, top) : top,
    inset > 0 && frontRim(pen, view, box),
    group({ transform: view.front }, front),
  );
}

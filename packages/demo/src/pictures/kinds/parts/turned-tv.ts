import type { Rect } from '../../define-kind.ts';
import type { Pen } from '../../pen.ts';
import { type Projection, project } from '../../projection.ts';
import { ellipse, fillPath, group, layers, matrix, path, rect } from '../../shapes.ts';

const THICK = 22;
const LIFT = 44;

function foot(pen: Pen, view: Projection, w: number): string {
  const { ax, ay, bx, by, scale: k } = view;
  return group(
    { transform: matrix(k * ax, k * ay, k * bx, k * by, view.x, view.y + LIFT) },
    ellipse(w * 0.54, 0, w * 0.5, 250, pen.rad('0 #1A211D .42,.5 #1A211D .16,1 #1A211D 0')),
    rect(w * 0.24, -130, w * 0.52, 250, 30, '#0b0c0d'),
    rect(w * 0.24, -126, w * 0.52, 250, 30, pen.lin('0 #8b9092,.3 #565b5d,1 #2b2e30', 0, 1, 1, 0)),
  );
}

function neck(pen: Pen, view: Projection, w: number): string {
  const at = (across: number, back: number, drop: number) =>
    path`${view.x + view.scale * (across * view.ax + back * view.bx)} ${view.y + view.scale * (across * view.ay + back * view.by) + drop}`;
  const faceOf = `M${at(w * 0.45, 10, -40)}L${at(w * 0.55, 10, -40)}L${at(w * 0.555, 10, 40)}L${at(w * 0.445, 10, 40)}Z`;
  const sideOf = `M${at(w * 0.55, 10, -40)}L${at(w * 0.55, 46, -40)}L${at(w * 0.555, 46, 40)}L${at(w * 0.555, 10, 40)}Z`;
  return fillPath(faceOf, pen.lin('0 #6b7072,.4 #34383a,1 #17191a')) + fillPath(sideOf, '#0d0e0f');
}

/** Two bars on the floor and a leg down to each, where the front has them. */
function feet(pen: Pen, view: Projection, w: number): string {
  const { ax, ay, bx, by, scale: k } = view;
  const at = (across: number, back: number, drop: number) =>
    path`${view.x + k * (across * ax + back * bx)} ${view.y + k * (across * ay + back * by) + drop}`;
  const floor = group(
    { transform: matrix(k * ax, k * ay, k * bx, k * by, view.x, view.y + LIFT) },
    ellipse(w * 0.54, 0, w * 0.5, 200, pen.rad('0 #1A211D .34,.5 #1A211D .14,1 #1A211D 0')),
    ...FEET.map((share) =>
      rect(w * share - 13, -105, 26, 220, 10, pen.lin('0 #7c8183,.4 #4a4e50,1 #26292a', 0, 1, 1, 0)),
    ),
  );
  const legs = FEET.map((share) =>
    fillPath(
      `M${at(w * share - 9, 4, -24)}L${at(w * share + 9, 18, -24)}L${at(w * share + 12, 90, LIFT)}L${at(w * share - 12, -90, LIFT)}Z`,
      pen.lin('0 #5a5e60,.5 #34383a,1 #17191a'),
    ),
  );
  return layers(floor, ...legs);
}

/** How far along the panel the feet stand. */
const FEET = [0.15, 0.85] as const;

export type Stand = 'pedestal' | 'feet' | 'none';

/** A thin panel on its stand, seen from the right. */
export function drawTurnedTv(pen: Pen, box: Rect, front: string, stand: Stand): string {
  const { w, h } = box;
  const view = project({ ...box, depth: THICK }, 36, 9, { width: 720, lift: LIFT });
  const edge = layers(
    rect(0, 0, THICK, h, 2, pen.lin('0 #34383a,.5 #1d1f20,1 #0b0c0d')),
    rect(0, 2, 2, h - 4, 1, '#fff', { opacity: 0.5 }),
  );
  return layers(
    stand === 'pedestal' && layers(foot(pen, view, w), neck(pen, view, w)),
    stand === 'feet' && feet(pen, view, w),
    group({ transform: view.side }, edge),
    group({ transform: view.top }, rect(0, 0, w, THICK, 1, pen.lin('0 #7d8284,.5 #4a4e50,1 #26292a'))),
    group({ transform: view.front }, front),
  );
}

import type { Cabinet, Rect } from '../define-kind.ts';
import type { Finish } from '../finish.ts';
import type { Pen } from '../pen.ts';
import { project } from '../projection.ts';
import { group, layers, n, n3, rect, repeat } from '../shapes.ts';
import { floorShade, sideFace, topFace } from './draw-turned.ts';

const EYE = 13;
const ROOM = { width: 700, height: 640 };
/** The middle of the base, on the floor of the pictures. */
const MIDDLE_Y = 668;

/** The back: painted steel, a cover over the works with its slots, and the plate with the model number. */
function backFace(pen: Pen, f: Finish, { w, h }: Rect, lift: number): string {
  const high = h - lift;
  const slots = Math.max(3, Math.floor((w * 0.5) / 26));
  return layers(
    rect(0, 0, w, high, 3, pen.lin(f.turn)),
    rect(0, 0, w, high, 3, pen.v('0 #fff .1,.4 #000 .06,1 #000 .34')),
    rect(w * 0.06, h * 0.04, w * 0.88, h * 0.66, 6, '#000', { opacity: 0.08 }),
    rect(w * 0.08, h * 0.76, w * 0.84, high - h * 0.8, 6, pen.v('0 #4a4e50,1 #26292a')),
    repeat(slots, (index) => rect(w * 0.25 + index * 26, h * 0.8, 12, h * 0.07, 4, '#0C100E', { opacity: 0.8 })),
    rect(w * 0.68, h * 0.1, w * 0.2, h * 0.05, 3, '#E8EAEA', { opacity: 0.9 }),
  );
}

const mirrored = (wide: number, drawing: string): string =>
  group({ transform: `translate(${n(wide)} 0) scale(-1 1)` }, drawing);

/** One size for the whole turn: the largest at which it fits across its corners. */
function scaleOf({ w, h }: Rect, depth: number): number {
  const eye = (EYE * Math.PI) / 180;
  const across = Math.hypot(w, depth);
  const high = h * Math.cos(eye) + across * Math.sin(eye);
  return n3(Math.min(1.1, ROOM.width / across, ROOM.height / high));
}

/**
 * A box on a turntable. Two of its four faces are seen: in the first quarter front and right side, then each next
 * pair. The lid turns under the same light.
 */
export function drawAround(pen: Pen, f: Finish, box: Rect, cabinet: Cabinet, front: string, degrees: number): string {
  const { depth, lift = 0 } = cabinet;
  const quarter = Math.floor(degrees / 90) % 4;
  const isAcross = quarter % 2 === 1;
  const seen = { x: 0, y: 0, w: isAcross ? depth : box.w, h: box.h, depth: isAcross ? box.w : depth };
  const view = project(seen, degrees % 90, EYE, { scale: scaleOf(box, depth), middleY: MIDDLE_Y });
  const side = sideFace(pen, f, box, cabinet);
  const faces = [
    group({ transform: `translate(${n(-box.x)} ${n(-box.y)})` }, front),
    side,
    backFace(pen, f, box, lift),
    mirrored(depth, side),
  ];
  const lid = topFace(pen, f, { ...box, w: seen.w }, { ...cabinet, depth: seen.depth, door: 0 });
  return layers(
    floorShade(pen, view, seen.w, seen.depth),
    group({ transform: view.top }, lid),
    group({ transform: view.side }, faces[(quarter + 1) % 4] ?? ''),
    group({ transform: view.front }, faces[quarter] ?? ''),
  );
}

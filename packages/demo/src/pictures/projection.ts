import { matrix, n3 } from './shapes.ts';

export type Solid = {
  /** The front's position on its own canvas. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly depth: number;
};

/** A rotated box: the matrices that map a flat drawing onto each of its faces. */
export type Projection = {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly upright: number;
  readonly scale: number;
  /** Bottom of the front left corner. */
  readonly x: number;
  readonly y: number;
  readonly front: string;
  readonly side: string;
  readonly top: string;
  readonly floor: string;
};

type Room = {
  readonly width?: number;
  readonly height?: number;
  readonly floorY?: number;
  readonly lift?: number;
  /** Fixed, whatever fits. */
  readonly scale?: number;
  /** Where the middle of its base stands, instead of a corner on the floor. */
  readonly middleY?: number;
};

/** Rotates a box to the right and raises the eye; a parallel projection, so that millimetres stay true. */
export function project(solid: Solid, turnDegrees: number, eyeDegrees: number, room: Room = {}): Projection {
  const { width = 700, height = 676, floorY = 722, lift = 0 } = room;
  const turn = (turnDegrees * Math.PI) / 180;
  const eye = (eyeDegrees * Math.PI) / 180;
  const ax = n3(Math.cos(turn));
  const ay = n3(Math.sin(turn) * Math.sin(eye));
  const bx = n3(Math.sin(turn));
  const by = n3(-Math.cos(turn) * Math.sin(eye));
  const v = n3(Math.cos(eye));
  const { w, h, depth } = solid;
  const wide = w * ax + depth * bx;
  const high = h * v + w * ay - depth * by;
  const k = room.scale ?? n3(Math.min(1.1, width / wide, height / high));
  const x = 400 - (wide * k) / 2;
  // The front right corner touches the floor line, so the left one is higher. A box that turns keeps its middle.
  const y = room.middleY === undefined ? floorY - lift - w * ay * k : room.middleY - (k * (w * ay + depth * by)) / 2;
  return {
    ...{ ax, ay, bx, by, upright: v, scale: k, x, y },
    front: matrix(k * ax, k * ay, 0, k * v, x - k * ax * solid.x, y - k * ay * solid.x - k * v * (solid.y + h)),
    side: matrix(k * bx, k * by, 0, k * v, x + k * w * ax, y + k * w * ay - k * h * v),
    top: matrix(k * ax, k * ay, k * bx, k * by, x, y - k * h * v),
    floor: matrix(k * ax, k * ay, k * bx, k * by, x, y),
  };
}

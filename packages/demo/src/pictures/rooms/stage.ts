import type { Rect } from '../define-kind.ts';
import type { Pen } from '../pen.ts';

/** How large the product is in the room, in millimetres as drawn. */
export type Subject = { readonly w: number; readonly h: number };

/** Where the camera is: pixels a millimetre, and where in the frame the foot of the product is. */
export type Camera = { readonly scale: number; readonly x: number; readonly y: number };

/** What a room needs to draw itself. One unit is a millimetre and the foot of the product is at 0, 0. */
export type Stage = { readonly pen: Pen; readonly subject: Subject; readonly view: Rect };

/** A place for a product: what is behind it, and perhaps what is in front. */
export type Room = {
  camera(subject: Subject): Camera;
  behind(stage: Stage): string;
  before?(stage: Stage): string;
  /** What morning light does to the whole frame; outdoors there is none to add. */
  readonly light?: 'window' | 'none';
};

export const FRAME = 800;

/** What a camera sees, in millimetres. */
export function viewOf({ scale, x, y }: Camera): Rect {
  return { x: -x / scale, y: -y / scale, w: FRAME / scale, h: FRAME / scale };
}

/** The scale at which the larger side of the product takes `pixels` of the frame, within what the room allows. */
export function scaleFor({ w, h }: Subject, pixels: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, pixels / Math.max(w, h)));
}

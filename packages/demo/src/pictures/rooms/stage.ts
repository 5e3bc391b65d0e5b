import type { Rect } from '../define-kind.ts';
import type { Pen } from '../pen.ts';

/** The product's drawn size in the room, in millimetres. */
export type Subject = { readonly w: number; readonly h: number };

/** The camera: pixels per millimetre, and where the product's base is in the frame. */
export type Camera = { readonly scale: number; readonly x: number; readonly y: number };

/** What a room needs to draw itself. One unit is a millimetre; the product's base is at 0, 0. */
export type Stage = {
  readonly pen: Pen;
  readonly subject: Subject;
  /** Half of the product's width. */
  readonly half: number;
  readonly view: Rect;
};

/** A setting for a product: its background, and optionally a foreground. */
export type Room = {
  camera(subject: Subject): Camera;
  behind(stage: Stage): string;
  before?(stage: Stage): string;
  /** How the whole frame is lit; outdoors adds no window light. */
  readonly light?: 'window' | 'none';
};

export const FRAME = 800;

/** The area a camera sees, in millimetres. */
export const viewOf = ({ scale, x, y }: Camera): Rect => ({
  x: -x / scale,
  y: -y / scale,
  w: FRAME / scale,
  h: FRAME / scale,
});

/** The scale at which the product's larger side takes `pixels` of the frame, within the room's limits. */
export const scaleFor = ({ w, h }: Subject, pixels: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, pixels / Math.max(w, h)));

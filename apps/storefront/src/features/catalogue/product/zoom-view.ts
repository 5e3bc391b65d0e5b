/** A square picture in a window: how large it is, and which of its points is held at which place of the window. */
export type ZoomView = {
  /** 1 fits the window. */
  readonly zoom: number;
  /** A point of the picture, from 0 to 1. */
  readonly point: Point;
  /** Where in the window that point stands, from 0 to 1. */
  readonly at: Point;
};
export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };

export const ZOOM_MAX = 4;
/** How close a press opens. */
const PRESSED_ZOOM = 2.5;
const STEP = 0.5;
const MIDDLE: Point = { x: 0.5, y: 0.5 };

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Opens where the picture was pressed, or as a whole when it was opened by key. */
export const openView = (pressed: Point | null): ZoomView =>
  pressed ? { zoom: PRESSED_ZOOM, point: pressed, at: MIDDLE } : WHOLE;

export const WHOLE: ZoomView = { zoom: 1, point: MIDDLE, at: MIDDLE };

export const zoomTo = (view: ZoomView, zoom: number): ZoomView => ({ ...view, zoom: within(zoom, 1, ZOOM_MAX) });
export const stepZoom = (view: ZoomView, steps: number): ZoomView => zoomTo(view, view.zoom + steps * STEP);

const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) * zoom;

/** The picture's side, and how far a window of this size scrolls to show the view. */
export function placeView({ zoom, point, at }: ZoomView, window: Size): { side: number; left: number; top: number } {
  const side = sideOf(window, zoom);
  const scroll = (length: number, along: number, seen: number) =>
    within(along * side - seen * length, 0, Math.max(0, side - length));
  return {
    side,
    left: scroll(window.width, point.x, at.x),
    top: scroll(window.height, point.y, at.y),
  };
}

/** The view with the picture's point that a scrolled window now shows at a place of it, so that zooming keeps it there. */
export function holdAt(view: ZoomView, window: Size, scrolled: { left: number; top: number }, at: Point): ZoomView {
  const side = sideOf(window, view.zoom);
  const pointAt = (length: number, scroll: number, seen: number) =>
    within((scroll + seen * length - Math.max(0, length - side) / 2) / side, 0, 1);
  return {
    ...view,
    point: { x: pointAt(window.width, scrolled.left, at.x), y: pointAt(window.height, scrolled.top, at.y) },
    at,
  };
}

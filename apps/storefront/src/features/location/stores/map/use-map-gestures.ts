import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type GroundPoint, type MapView, moveView, zoomView } from './map-view.ts';

export type ChangeView = (next: (view: MapView) => MapView) => void;

export const ZOOM_IN = 0.6;
export const ZOOM_OUT = 1 / ZOOM_IN;
const STEP = 0.15;
/** Pixels that a pointer may move before it drags the map instead of pressing a pin. */
const STILL_PX = 6;
const WHEEL_PX = 500;

const KEYS: Readonly<Record<string, (view: MapView) => MapView>> = {
  ArrowLeft: (view) => moveView(view, { x: -STEP, y: 0 }),
  ArrowRight: (view) => moveView(view, { x: STEP, y: 0 }),
  ArrowUp: (view) => moveView(view, { x: 0, y: -STEP }),
  ArrowDown: (view) => moveView(view, { x: 0, y: STEP }),
  '+': (view) => zoomView(view, ZOOM_IN),
  '=': (view) => zoomView(view, ZOOM_IN),
  '-': (view) => zoomView(view, ZOOM_OUT),
  _: (view) => zoomView(view, ZOOM_OUT),
};

/** Moves and zooms a map by mouse, finger, wheel and keyboard. */
export function useMapGestures(place: RefObject<HTMLElement | null>, change: ChangeView) {
  const fingers = useRef(new Map<number, GroundPoint>());
  const start = useRef<GroundPoint | null>(null);
  const wasDragged = useRef(false);

  useEffect(() => {
    const map = place.current;
    if (!map) return;
    const turn = (event: WheelEvent) => {
      // the wheel scrolls the page until the map is in use
      if (!event.ctrlKey && !map.contains(document.activeElement)) return;
      event.preventDefault();
      const factor = Math.exp(Math.max(-240, Math.min(240, event.deltaY)) / (event.ctrlKey ? WHEEL_PX / 5 : WHEEL_PX));
      change((view) => zoomView(view, factor, shareOf(map, { x: event.clientX, y: event.clientY })));
    };
    map.addEventListener('wheel', turn, { passive: false });
    return () => map.removeEventListener('wheel', turn);
  }, [place, change]);

  const end = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    start.current = null;
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
      if (!step) return;
      event.preventDefault();
      change(step);
    },
    onPointerDown: ({ pointerId, clientX: x, clientY: y, button }: PointerEvent) => {
      if (button !== 0) return;
      fingers.current.set(pointerId, { x, y });
      start.current = { x, y };
      wasDragged.current = false;
    },
    onPointerMove: ({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent) => {
      const before = [...fingers.current.values()];
      if (!fingers.current.has(pointerId)) return;
      const from = start.current;
      if (!wasDragged.current && from && Math.hypot(x - from.x, y - from.y) < STILL_PX) return;
      if (!wasDragged.current) currentTarget.setPointerCapture(pointerId);
      wasDragged.current = true;
      fingers.current.set(pointerId, { x, y });
      const after = [...fingers.current.values()];
      change((view) => follow(view, currentTarget, before, after));
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** A drag that ends on a pin does not press it. */
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    /** Links would be dragged as links. */
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}

/** Keeps what is under the fingers under them. */
function follow(view: MapView, map: Element, before: readonly GroundPoint[], after: readonly GroundPoint[]): MapView {
  const { width, height } = map.getBoundingClientRect();
  const [was, is] = [middleOf(before), middleOf(after)];
  const moved = moveView(view, { x: (was.x - is.x) / width, y: (was.y - is.y) / height });
  const [gapBefore, gapAfter] = [gapOf(before), gapOf(after)];
  return gapBefore > 0 && gapAfter > 0 ? zoomView(moved, gapBefore / gapAfter, shareOf(map, is)) : moved;
}

const middleOf = (points: readonly GroundPoint[]): GroundPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

function gapOf([a, b]: readonly GroundPoint[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

function shareOf(map: Element, { x, y }: GroundPoint): GroundPoint {
  const { left, top, width, height } = map.getBoundingClientRect();
  return { x: (x - left) / width, y: (y - top) / height };
}

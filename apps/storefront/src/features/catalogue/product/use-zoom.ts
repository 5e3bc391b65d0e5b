import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  holdAt,
  openView,
  type Point,
  placeView,
  type Size,
  stepZoom,
  WHOLE,
  type ZoomView,
  zoomTo,
} from './zoom-view.ts';

type Fingers = Map<number, { x: number; y: number }>;

/** A picture that fills its box and is moved by scrolling, dragging and pinching. */
export function useZoom(box: RefObject<HTMLElement | null>, pressed: Point | null) {
  const [view, setView] = useState<ZoomView>(() => openView(pressed));
  const [side, setSide] = useState(0);
  const fingers = useRef<Fingers>(new Map());
  const pinch = useRef({ apart: 0, zoom: 1 });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const placed = placeView(view, sizeOf(element));
    setSide(placed.side);
    // the picture has its new size only after it was painted with it
    element.style.setProperty('--side', `${placed.side}px`);
    element.scrollTo({ left: placed.left, top: placed.top, behavior: 'instant' });
  }, [box, view]);

  const refit = useEffectEvent(() => setView((one) => ({ ...one })));
  useEffect(() => {
    window.addEventListener('resize', refit);
    return () => window.removeEventListener('resize', refit);
  }, []);

  /** Zooms and keeps what is at a place of the window there. */
  const change = (next: (view: ZoomView) => ZoomView, at: Point = { x: 0.5, y: 0.5 }) => {
    const element = box.current;
    if (!element) return;
    const scrolled = { left: element.scrollLeft, top: element.scrollTop };
    setView((one) => next(holdAt(one, sizeOf(element), scrolled, at)));
  };

  const onPointerDown = ({
    pointerId,
    clientX: x,
    clientY: y,
    pointerType,
    currentTarget,
  }: PointerEvent<HTMLElement>) => {
    fingers.current.set(pointerId, { x, y });
    if (pointerType === 'mouse') currentTarget.setPointerCapture(pointerId);
    if (fingers.current.size === 2) pinch.current = { apart: apart(fingers.current), zoom: view.zoom };
  };
  const onPointerMove = ({ pointerId, clientX: x, clientY: y, pointerType }: PointerEvent<HTMLElement>) => {
    const last = fingers.current.get(pointerId);
    const element = box.current;
    if (!last || !element) return;
    fingers.current.set(pointerId, { x, y });
    if (fingers.current.size === 2) {
      const { apart: before, zoom } = pinch.current;
      const { width, height } = sizeOf(element);
      const middle = middleOf(fingers.current);
      change((one) => zoomTo(one, (zoom * apart(fingers.current)) / before), {
        x: middle.x / width,
        y: middle.y / height,
      });
    } else if (pointerType === 'mouse') element.scrollBy(last.x - x, last.y - y);
  };
  const onPointerUp = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
  };

  return {
    zoom: view.zoom,
    side,
    step: (steps: number) => change((one) => stepZoom(one, steps)),
    showWhole: () => setView(WHOLE),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement): Size => ({ width, height });

function apart(fingers: Fingers): number {
  const [a, b] = [...fingers.values()];
  return a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1;
}

function middleOf(fingers: Fingers): Point {
  const [a, b] = [...fingers.values()];
  return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 };
}

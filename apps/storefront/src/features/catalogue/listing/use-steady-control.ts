import { useCallback, useLayoutEffect, useRef } from 'react';
import { LISTING_FORM } from './listing-form.ts';

export const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/** Id of the list heading, which shows the count. */
export const LISTING_COUNT = 'listing-count';

type Place = { readonly element: Element; readonly top: number };

/**
 * Keeps the control just used in place on screen while facets and content above the list change size: scrolls the page,
 * or the drawer, by as much as the control would have moved. The returned function records the control's position.
 */
export function useSteadyControl(content: unknown): () => void {
  const before = useRef<readonly Place[]>([]);
  useBrowserLayoutEffect(() => {
    const places = before.current;
    before.current = [];
    for (const { element, top } of places) {
      const moved = element.isConnected ? topOf(element) - top : 0;
      if (moved !== 0) scrollerOf(element).scrollTop += moved;
    }
    return holdInView(places.map(({ element }) => element));
  }, [content]);
  return useCallback(() => {
    before.current = steadyElements().map((element) => ({ element, top: topOf(element) }));
  }, []);
}

/** Holds elements in view while code and pictures of content above them arrive, until the shopper does something. */
function holdInView(elements: readonly Element[]): (() => void) | undefined {
  const held = elements.map((element) => ({ element, top: element.getBoundingClientRect().top }));
  if (held.length === 0) return undefined;
  const arriving = new ResizeObserver(() => {
    for (const { element, top } of held) {
      const moved = element.isConnected ? element.getBoundingClientRect().top - top : 0;
      if (Math.abs(moved) >= 1) scrollerOf(element).scrollTop += moved;
    }
  });
  arriving.observe(document.body);
  const release = () => {
    arriving.disconnect();
    for (const event of HANDS) removeEventListener(event, release, true);
  };
  for (const event of HANDS) addEventListener(event, release, { capture: true, passive: true });
  return release;
}

const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** The control and, when it is in a drawer, the list behind it. */
function steadyElements(): Element[] {
  const control = document.activeElement?.closest(`#${LISTING_FORM} *, [form="${LISTING_FORM}"]`);
  if (!control) return [];
  const list = control.closest('dialog') && document.getElementById(LISTING_COUNT);
  return list ? [control, list] : [control];
}

/** Relative to the scroll container, so that scrolling in between makes no difference. */
const topOf = (control: Element): number => control.getBoundingClientRect().top + scrollerOf(control).scrollTop;

function scrollerOf(element: Element): Element {
  const dialog = element.closest('dialog');
  for (let one = element.parentElement; dialog && one && one !== dialog; one = one.parentElement) {
    if (getComputedStyle(one).overflowY === 'auto') return one;
  }
  return document.scrollingElement ?? document.documentElement;
}

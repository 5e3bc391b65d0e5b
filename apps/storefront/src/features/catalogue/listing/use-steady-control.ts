import { useCallback, useLayoutEffect, useRef } from 'react';
import { LISTING_FORM } from './listing-form.ts';

export const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/** The heading of the list; it says how many there are. */
export const LISTING_COUNT = 'listing-count';

type Place = { readonly element: Element; readonly top: number };

/**
 * Facets grow and shrink with what is left to choose, and so does what stands above a list. The control that was used
 * stays where it is on the screen: the page, or the drawer, scrolls by as much as it would have moved. What it gives
 * notes where the control is now.
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
  }, [content]);
  return useCallback(() => {
    before.current = steadyElements().map((element) => ({ element, top: topOf(element) }));
  }, []);
}

/** The control; where that is in a drawer, also the list that lies behind it. */
function steadyElements(): Element[] {
  const control = document.activeElement?.closest(`#${LISTING_FORM} *, [form="${LISTING_FORM}"]`);
  if (!control) return [];
  const list = control.closest('dialog') && document.getElementById(LISTING_COUNT);
  return list ? [control, list] : [control];
}

/** From the start of what it scrolls with: scrolling in between makes no difference. */
const topOf = (control: Element): number => control.getBoundingClientRect().top + scrollerOf(control).scrollTop;

function scrollerOf(element: Element): Element {
  const dialog = element.closest('dialog');
  for (let one = element.parentElement; dialog && one && one !== dialog; one = one.parentElement) {
    if (getComputedStyle(one).overflowY === 'auto') return one;
  }
  return document.scrollingElement ?? document.documentElement;
}

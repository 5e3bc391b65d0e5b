import { useCallback, useLayoutEffect, useRef } from 'react';
import { LISTING_FORM } from './listing-form.ts';

export const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/** Id of the list heading, which shows the count. */
export const LISTING_COUNT = 'listing-count';

/** Covered by the header while the page is scrolled. */
const HEADER_PX = 76;

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
    // a filter in the sidebar stays where it is beside the list, whose count, pills and first cards come into view
    if (places.some(({ element }) => element.closest('aside'))) showListFromTop();
    return holdInView(places.flatMap(({ element }) => (element.closest('aside') ? [] : [element])));
  }, [content]);
  return useCallback(() => {
    before.current = steadyElements().map((element) => ({ element, top: topOf(element) }));
  }, []);
}

/** Scrolls back to the head of the list when it is above the view. */
function showListFromTop(): void {
  const heading = document.getElementById(LISTING_COUNT);
  if (heading && heading.getBoundingClientRect().top < HEADER_PX) heading.scrollIntoView({ block: 'start' });
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

/** The control and the list beside it or behind its drawer. */
function steadyElements(): Element[] {
  const control = document.activeElement?.closest(`#${LISTING_FORM} *, [form="${LISTING_FORM}"]`);
  if (!control) return [];
  const list = control.closest('dialog, aside') && document.getElementById(LISTING_COUNT);
  return list ? [control, list] : [control];
}

/** Relative to what the scroll container holds, so that scrolling in between makes no difference. */
function topOf(control: Element): number {
  const scroller = scrollerOf(control);
  const top = control.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  // the page's own box moves as it scrolls
  return scroller === document.scrollingElement ? top : top + scroller.scrollTop;
}

function scrollerOf(element: Element): Element {
  for (
    let one = element.parentElement;
    one && one !== document.body && one.localName !== 'dialog';
    one = one.parentElement
  ) {
    if (getComputedStyle(one).overflowY === 'auto') return one;
  }
  return document.scrollingElement ?? document.documentElement;
}

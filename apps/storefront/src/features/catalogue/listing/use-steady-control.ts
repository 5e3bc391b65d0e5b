import { useCallback, useLayoutEffect, useRef } from 'react';
import { LISTING_FORM } from './listing-form.ts';

export const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/**
 * Facets grow and shrink with what is left to choose. The control that was used stays where it is on the screen: the
 * page, or the drawer, scrolls by as much as it would have moved. What it gives notes where the control is now.
 */
export function useSteadyControl(content: unknown): () => void {
  const before = useRef<{ control: Element; top: number } | null>(null);
  useBrowserLayoutEffect(() => {
    const { control, top } = before.current ?? {};
    before.current = null;
    if (!control?.isConnected || top === undefined) return;
    const moved = topOf(control) - top;
    if (moved !== 0) scrollerOf(control).scrollTop += moved;
  }, [content]);
  return useCallback(() => {
    const control = document.activeElement?.closest(`#${LISTING_FORM} *`);
    before.current = control ? { control, top: topOf(control) } : null;
  }, []);
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

/** What wakes a part of a page: the shopper comes near it, or is about to use it. */
export type Wake = 'near' | 'touch';

/** So far from the view that it is alive when the shopper is there. */
const MARGIN = '600px 0px';
const TOUCHES = ['pointerover', 'touchstart', 'focusin'];

/**
 * Resolves when an element is to come alive. A click or a step in the history ends the wait too: what they lead to
 * may draw the page again, and that waits for every part that is not alive yet.
 */
export function waitsFor(wake: Wake, element: Element): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const options = { capture: true, passive: true, signal: waiting.signal };
    const end = () => {
      waiting.abort();
      resolve();
    };
    for (const event of ['click', 'popstate']) window.addEventListener(event, end, options);
    if (wake === 'near') return whenNear(element, end, waiting.signal);
    // heard before React, which keeps such events from parts that are not alive yet
    const touch = ({ target }: Event) => target instanceof Node && element.contains(target) && end();
    for (const event of TOUCHES) window.addEventListener(event, touch, options);
    // it may have been touched while the page was coming alive
    if (element.matches(':hover, :focus-within')) end();
  });
}

function whenNear(element: Element, end: () => void, signal: AbortSignal): void {
  const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && end(), {
    rootMargin: MARGIN,
  });
  watch.observe(element);
  signal.addEventListener('abort', () => watch.disconnect());
}

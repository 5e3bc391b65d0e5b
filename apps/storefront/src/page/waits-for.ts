/** What wakes a part of a page: the shopper comes near it, or is about to use it. */
export type Wake = 'near' | 'touch';

/** So far from the view that it is alive when the shopper is there. */
const MARGIN = '600px 0px';
const TOUCHES = ['pointerover', 'touchstart', 'focusin'];
const MOVES = ['click', 'popstate'];

/**
 * Resolves when an element is to come alive. The first click or step in the history ends every wait, also those that
 * begin after it: what they lead to may draw the page again, and that waits for every part that is not alive yet.
 */
export async function waitsFor(wake: Wake, element: Element): Promise<void> {
  const waiting = new AbortController();
  await Promise.race([firstMove(), isWanted(wake, element, waiting.signal)]);
  waiting.abort();
}

let moved: Promise<void> | undefined;

/** Of this document; a part inside another may begin to wait long after it. */
function firstMove(): Promise<void> {
  moved ??= new Promise((resolve) => {
    for (const move of MOVES) window.addEventListener(move, () => resolve(), { capture: true, once: true });
  });
  return moved;
}

function isWanted(wake: Wake, element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (wake === 'near') return whenNear(element, resolve, signal);
    // heard before React, which keeps such events from parts that are not alive yet
    const touch = ({ target }: Event) => target instanceof Node && element.contains(target) && resolve();
    for (const event of TOUCHES) window.addEventListener(event, touch, { capture: true, passive: true, signal });
    // it may have been touched while the page was coming alive
    if (element.matches(':hover, :focus-within')) resolve();
  });
}

function whenNear(element: Element, end: () => void, signal: AbortSignal): void {
  const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && end(), {
    rootMargin: MARGIN,
  });
  watch.observe(element);
  signal.addEventListener('abort', () => watch.disconnect());
}

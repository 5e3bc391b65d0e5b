import { onceInView } from './once-in-view.ts';

/** What hydrates a part: scrolling near it, or the first interaction. */
export type Wake = 'near' | 'touch';

/** Hydrates early enough to be ready when scrolled into view. */
const MARGIN_PX = 600;
const TOUCHES = ['pointerover', 'touchstart', 'focusin'];
const MOVES = ['click', 'popstate'];

/**
 * Resolves when an element should hydrate. The first click or history step ends every wait, including later ones: a
 * resulting re-render would have to wait for every part that has not hydrated.
 */
export async function waitsFor(wake: Wake, element: Element): Promise<void> {
  const waiting = new AbortController();
  await Promise.race([firstMove(), isWanted(wake, element, waiting.signal)]);
  waiting.abort();
}

let moved: Promise<void> | undefined;

/** Per document, because a nested part may start waiting long after it. */
function firstMove(): Promise<void> {
  moved ??= new Promise((resolve) => {
    for (const move of MOVES) window.addEventListener(move, () => resolve(), { capture: true, once: true });
  });
  return moved;
}

function isWanted(wake: Wake, element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (wake === 'near') return signal.addEventListener('abort', onceInView(element, resolve, MARGIN_PX));
    // listens before React, which withholds such events from parts not yet hydrated
    const touch = ({ target }: Event) => target instanceof Node && element.contains(target) && resolve();
    for (const event of TOUCHES) window.addEventListener(event, touch, { capture: true, passive: true, signal });
    // it may have been touched before hydration
    if (element.matches(':hover, :focus-within')) resolve();
  });
}

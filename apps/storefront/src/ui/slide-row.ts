import { CAROUSEL } from './carousel-settings.ts';

const INTERRUPTIONS = ['pointerdown', 'wheel', 'touchstart', 'keydown', 'focusin'] as const;

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/**
 * Scrolls a row in the time of a carousel turn [D-9-33]. Snapping is off meanwhile; any input by the shopper takes
 * over.
 */
export function slideRow(row: HTMLElement, left: number): void {
  const from = row.scrollLeft;
  const startedAt = performance.now();
  let frame = 0;
  const finish = () => {
    cancelAnimationFrame(frame);
    row.style.scrollSnapType = '';
    for (const name of INTERRUPTIONS) row.removeEventListener(name, finish);
  };
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - startedAt) / CAROUSEL.speedMs));
    row.scrollLeft = from + (left - from) * easeOut(part);
    if (part < 1) frame = requestAnimationFrame(step);
    else finish();
  };
  row.style.scrollSnapType = 'none';
  for (const name of INTERRUPTIONS) row.addEventListener(name, finish, { passive: true });
  frame = requestAnimationFrame(step);
}

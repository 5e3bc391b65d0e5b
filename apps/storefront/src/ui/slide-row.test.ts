import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { slideRow } from './slide-row.ts';

/** The parts of an element that a slide needs. */
function createRow() {
  const events = new EventTarget();
  const row = {
    scrollLeft: 0,
    style: { scrollSnapType: '' },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  return {
    row: row as Partial<HTMLElement> as HTMLElement,
    meet: (name: string) => events.dispatchEvent(new Event(name)),
  };
}

const FRAME_MS = 16;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    setTimeout(() => draw(performance.now()), FRAME_MS),
  );
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is there after 300 ms, and not before; it does not snap on the way [D-9-33]', () => {
  const { row } = createRow();
  slideRow(row, 500);
  vi.advanceTimersByTime(250);
  expect(row.scrollLeft).toBeGreaterThan(0);
  expect(row.scrollLeft).toBeLessThan(500);
  expect(row.style.scrollSnapType).toBe('none');
  vi.advanceTimersByTime(70);
  expect(row.scrollLeft).toBe(500);
  expect(row.style.scrollSnapType).toBe('');
});

it.each([
  ['takes hold of it', 'pointerdown'],
  ['goes on to a slide with the keyboard', 'focusin'],
])('stops where it is when the shopper %s', (_, name) => {
  const { row, meet } = createRow();
  slideRow(row, 500);
  vi.advanceTimersByTime(100);
  meet(name);
  const held = row.scrollLeft;
  vi.advanceTimersByTime(500);
  expect(row.scrollLeft).toBe(held);
});

import { describe, expect, it } from 'vitest';
import { createStoredValue } from './stored-value.ts';

const KEY = 'wattle.test';

/** A number as another release, tab or curious shopper may have left it. */
const parseNumber = (text: string | null): number => (text !== null && /^\d+$/.test(text) ? Number(text) : 0);

function stored(start: Record<string, string> = {}, refuses: { reading?: boolean; writing?: boolean } = {}) {
  const kept = new Map(Object.entries(start));
  const events = new EventTarget();
  const storage = {
    getItem: (key: string) => {
      if (refuses.reading) throw new DOMException('denied', 'SecurityError');
      return kept.get(key) ?? null;
    },
    setItem: (key: string, text: string) => {
      if (refuses.writing) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
  };
  const value = createStoredValue(KEY, parseNumber, { storage: () => storage, events: () => events });
  return { value, kept, events };
}

describe('createStoredValue', () => {
  it('reads what an earlier visit left and keeps what is set', () => {
    const { value, kept } = stored({ [KEY]: '7' });
    expect(value.get()).toBe(7);
    value.set(8);
    expect(value.get()).toBe(8);
    expect(kept.get(KEY)).toBe('8');
  });

  it('makes of broken text what the parser makes of it', () => {
    expect(stored({ [KEY]: '{"half' }).value.get()).toBe(0);
  });

  it('holds what does not fit as long as the page lasts, over what was there', () => {
    const { value, kept } = stored({ [KEY]: '7' }, { writing: true });
    value.set(8);
    expect(value.get()).toBe(8);
    expect(kept.get(KEY)).toBe('7');
  });

  it('works where storage is refused altogether', () => {
    const { value } = stored({}, { reading: true, writing: true });
    expect(value.get()).toBe(0);
    value.set(8);
    expect(value.get()).toBe(8);
  });

  it('tells of changes here and in other tabs, until nobody listens', () => {
    const { value, events } = stored();
    let calls = 0;
    const stop = value.subscribe(() => {
      calls += 1;
    });
    value.set(1);
    events.dispatchEvent(new Event('storage'));
    expect(calls).toBe(2);
    stop();
    value.set(2);
    events.dispatchEvent(new Event('storage'));
    expect(calls).toBe(2);
  });

  it('gives the same value while nothing has changed', () => {
    const list = createStoredValue(KEY, (text) => ({ text }), {
      storage: () => ({ getItem: () => 'same', setItem: () => {} }),
      events: () => new EventTarget(),
    });
    expect(list.get()).toBe(list.get());
  });
});

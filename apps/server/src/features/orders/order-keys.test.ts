import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrderKeys, KEY_SECONDS, orderLink } from './order-keys.ts';

const keys = createOrderKeys('a secret');
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-15T00:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('the key of an order', () => {
  it('opens its order until it ends', () => {
    const { key, endsAt } = keys.sign('W-1', 60);
    expect(keys.opens('W-1', key)).toBe(true);
    vi.setSystemTime(endsAt - 1);
    expect(keys.opens('W-1', key)).toBe(true);
    vi.setSystemTime(endsAt);
    expect(keys.opens('W-1', key)).toBe(false);
  });

  it('opens no other order, and cannot be made longer or guessed', () => {
    const { key } = keys.sign('W-1', 60);
    const [, signature] = key.split('.');
    expect(keys.opens('W-2', key)).toBe(false);
    expect(keys.opens('W-1', `${(Date.now() + 1e9).toString(36)}.${signature}`)).toBe(false);
    expect(createOrderKeys('another secret').opens('W-1', key)).toBe(false);
    for (const wrong of ['', '.', 'x', key.slice(0, -2), `${key}.x.y`.replace('.', '..')]) {
      expect(keys.opens('W-1', wrong), wrong).toBe(false);
    }
  });

  it('is behind the # of the link in a mail, and works for 30 days', () => {
    const link = new URL(orderLink('https://shop.example', keys, 'W-1').url);
    expect(link.pathname + link.search).toBe('/orders/find');
    const { order = '', key = '' } = Object.fromEntries(new URLSearchParams(link.hash.slice(1)));
    vi.advanceTimersByTime((KEY_SECONDS.mail - 1) * 1000);
    expect(keys.opens(order, key)).toBe(true);
  });
});

import type { SyncResult } from '@wattle/domain/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSync } from './watch-sync.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** A customer's page under watch, and its syncs so far. */
function openPage({ loggedIn = true } = {}) {
  const is = { loggedIn, status: 'SUCCESS' as SyncResult['status'] };
  const calls: string[] = [];
  let change = () => {};
  const ask = (kind: string) => async (): Promise<SyncResult> => {
    calls.push(kind);
    return { status: is.status, syncableState: null, finishedAt: Date.now() };
  };
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  watchSync({
    sync: { merge: ask('merge'), push: ask('push') },
    isLoggedIn: () => is.loggedIn,
    subscribe: (listener) => {
      change = listener;
    },
    now: Date.now,
    window,
    document,
  });
  const look = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { is, calls, window, change: () => change(), look };
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a page of a customer', () => {
  it('merges when it opens, and when the network is back', () => {
    const { calls, window } = openPage();
    window.dispatchEvent(new Event('online'));
    expect(calls).toEqual(['merge', 'merge']);
  });

  it('saves ten quick changes with one call', async () => {
    const { calls, change } = openPage();
    for (let presses = 0; presses < 10; presses += 1) {
      change();
      await after(100);
    }
    await after(1000);
    expect(calls).toEqual(['merge', 'push']);
  });

  it('saves at once what waits when it is left, and nothing otherwise', async () => {
    const { calls, change, look } = openPage();
    change();
    look('hidden');
    look('hidden');
    await after(10_000);
    expect(calls).toEqual(['merge', 'push']);
  });

  it('looks for what was changed elsewhere when the shopper comes back after a while', async () => {
    const { calls, look } = openPage();
    look('visible');
    expect(calls).toEqual(['merge']);
    await after(60_000);
    look('visible');
    expect(calls).toEqual(['merge', 'merge']);
  });

  it('tries again what could not be saved, until it is', async () => {
    const { is, calls, change } = openPage();
    await after(0);
    is.status = 'ERROR';
    change();
    await after(400);
    expect(calls).toEqual(['merge', 'push']);
    is.status = 'SUCCESS';
    await after(30_000);
    expect(calls).toEqual(['merge', 'push', 'push']);
    await after(300_000);
    expect(calls).toHaveLength(3);
  });
});

it('a network that says too early that it is back is tried again within seconds, and ever more seldom', async () => {
  const { is, calls, window } = openPage();
  await after(0);
  is.status = 'ERROR';
  window.dispatchEvent(new Event('online'));
  for (const [ms, pushes] of [
    [2000, 1],
    [4000, 2],
    [8000, 3],
    [16_000, 4],
    [30_000, 5],
    [30_000, 6],
  ] as const) {
    await after(ms);
    expect(calls).toEqual(['merge', 'merge', ...Array.from({ length: pushes }, () => 'push')]);
  }
  window.dispatchEvent(new Event('online'));
  is.status = 'SUCCESS';
  await after(2000);
  expect(calls.slice(-2)).toEqual(['merge', 'push']);
  await after(300_000);
  expect(calls.at(-1)).toBe('push');
  expect(calls).toHaveLength(10);
});

it('a page of a guest asks nothing, whatever happens [C-4-55]', async () => {
  const { calls, window, change, look } = openPage({ loggedIn: false });
  change();
  window.dispatchEvent(new Event('online'));
  look('hidden');
  await after(60_000);
  look('visible');
  expect(calls).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { CHUNK_FAILED, reloadAfterChunkFailure } from './reload-after-chunk-failure.ts';

function openPage(storage = new Map<string, string>()) {
  const events = new EventTarget();
  const page = { time: 1_800_000_000_000, reloads: 0, isOnline: true };
  reloadAfterChunkFailure({
    events,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    },
    now: () => page.time,
    isOnline: () => page.isOnline,
    reload: () => {
      page.reloads += 1;
    },
  });
  const fail = () => events.dispatchEvent(new Event(CHUNK_FAILED, { cancelable: true }));
  return { page, fail, storage };
}

describe('reloadAfterChunkFailure', () => {
  it('reloads the page, and says that it does [C-2-61]', () => {
    const { page, fail } = openPage();
    expect(fail()).toBe(false);
    expect(page.reloads).toBe(1);
  });

  it('does not reload again within 10 seconds, also after the reload [C-2-62]', () => {
    const first = openPage();
    first.fail();
    const second = openPage(first.storage);
    second.page.time += 9_999;
    expect(second.fail()).toBe(true);
    expect(second.page.reloads).toBe(0);
    second.page.time += 1;
    second.fail();
    expect(second.page.reloads).toBe(1);
  });

  it('stays where it is without a connection: a reload would lose the page, and what is typed in it', () => {
    const { page, fail } = openPage();
    page.isOnline = false;
    expect(fail()).toBe(true);
    page.isOnline = true;
    expect(page.reloads).toBe(0);
    fail();
    expect(page.reloads).toBe(1);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_FAILED, reloadAfterChunkFailure } from './reload-after-chunk-failure.ts';

afterEach(() => vi.useRealTimers());

function openPage(stored = new Map<string, string>()) {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  const events = new EventTarget();
  const page = { reloads: 0, isOnline: true };
  reloadAfterChunkFailure({
    addEventListener: events.addEventListener.bind(events),
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    } as Storage,
    navigator: {
      get onLine() {
        return page.isOnline;
      },
    },
    location: {
      reload: () => {
        page.reloads += 1;
      },
    },
  });
  const fail = () => events.dispatchEvent(new Event(CHUNK_FAILED, { cancelable: true }));
  return { page, fail, stored };
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
    const second = openPage(first.stored);
    vi.setSystemTime(1_800_000_009_999);
    expect(second.fail()).toBe(true);
    expect(second.page.reloads).toBe(0);
    vi.setSystemTime(1_800_000_010_000);
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

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadProviderScript } from './provider-script.ts';

type Script = { src: string; async: boolean; onload?: () => void; onerror?: () => void; remove(): void };

/** A document that only accepts scripts. */
function createPage() {
  const added: Script[] = [];
  const removed: Script[] = [];
  const createElement = (): Script => {
    const script: Script = { src: '', async: false, remove: () => void removed.push(script) };
    return script;
  };
  return { added, removed, document: { createElement, head: { append: (script: Script) => void added.push(script) } } };
}

let page: ReturnType<typeof createPage>;

beforeEach(() => {
  vi.useFakeTimers();
  page = createPage();
  vi.stubGlobal('document', page.document);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('loadProviderScript', () => {
  it('adds a script once, however many ask', async () => {
    const both = [loadProviderScript('https://a.example/1.js'), loadProviderScript('https://a.example/1.js')];
    expect(page.added.map(({ src }) => src)).toEqual(['https://a.example/1.js']);
    page.added[0]?.onload?.();
    await Promise.all(both);
    await loadProviderScript('https://a.example/1.js');
    expect(page.added).toHaveLength(1);
  });

  it('asks 3 times more, each time after twice as long, and then gives up [C-9-53]', async () => {
    const script = loadProviderScript('https://a.example/2.js');
    const refused = expect(script).rejects.toThrow('https://a.example/2.js');
    for (const [tries, waitMs] of [500, 1000, 2000].entries()) {
      page.added.at(-1)?.onerror?.();
      await vi.advanceTimersByTimeAsync(waitMs - 1);
      expect(page.added).toHaveLength(tries + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(page.added).toHaveLength(tries + 2);
    }
    page.added.at(-1)?.onerror?.();
    await refused;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.added).toHaveLength(4);
    expect(page.removed).toHaveLength(4);
  });

  it('is happy with a later try, and starts anew after it had given up', async () => {
    const script = loadProviderScript('https://a.example/3.js');
    page.added[0]?.onerror?.();
    await vi.advanceTimersByTimeAsync(500);
    page.added[1]?.onload?.();
    await expect(script).resolves.toBeUndefined();
    loadProviderScript('https://a.example/2.js');
    expect(page.added.at(-1)?.src).toBe('https://a.example/2.js');
  });
});

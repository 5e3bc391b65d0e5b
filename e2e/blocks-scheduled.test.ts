import { describe, expect, inject, it } from 'vitest';
import { blocksAddress, openBlocks } from './blocks-page.ts';
import { useBrowser } from './browser.ts';

const open = useBrowser();
/** The end of the examples' time, seconds since epoch; one of them begins a second before. */
const END = 4_102_444_800;
const WORDS = 'Only while it holds.';

async function openAt(seconds: number) {
  return openBlocks(
    async (options) => {
      const opened = await open(options);
      await opened.page.clock.install({ time: seconds * 1000 });
      return opened;
    },
    { kinds: ['scheduled'], reducedMotion: 'reduce' },
  );
}

describe('scheduled', () => {
  it('is sent as it is when the page is made, also from the cache [D-2-94]', async () => {
    const [first, second] = await Promise.all(
      [0, 1].map(() => fetch(`${inject('shopUrl')}${blocksAddress(['scheduled'])}`)),
    );
    expect(first?.headers.get('etag')).toBe(second?.headers.get('etag'));
    const { example } = await openBlocks(open, { kinds: ['scheduled'], javaScriptEnabled: false });
    const shown = ['before', 'during', 'after'].map((one) => example(`scheduled-${one}`).innerText());
    expect(await Promise.all(shown)).toEqual(['', WORDS, '']);
  });

  it('begins and ends on a page from the cache that stays open [D-2-94]', async () => {
    const { page, example, complaints } = await openAt(END - 60);
    const shown = async () =>
      Promise.all(['before', 'during', 'after'].map((one) => example(`scheduled-${one}`).innerText()));
    await example('scheduled-during').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await shown()).toEqual(['', WORDS, '']);
    await page.clock.pauseAt((END - 1) * 1000 + 10);
    await expect.poll(shown).toEqual([WORDS, WORDS, '']);
    await page.clock.runFor(1000);
    await expect.poll(shown).toEqual(['', '', '']);
    expect(complaints).toEqual([]);
  });

  it('is corrected when a page from the cache is older than its end [D-2-94]', async () => {
    const { example, complaints } = await openAt(END + 3600);
    await example('scheduled-during').scrollIntoViewIfNeeded();
    await expect.poll(() => example('scheduled-during').innerText()).toBe('');
    expect(complaints).toEqual([]);
  });
});

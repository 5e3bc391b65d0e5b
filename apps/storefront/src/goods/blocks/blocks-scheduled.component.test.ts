import { describe, expect, it } from 'vitest';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { openBlocks } from './testing/blocks-stage.ts';

const open = setUpStage();
/** End time of the examples, seconds since epoch; one starts a second earlier. */
const END = 4_102_444_800;
const WORDS = 'Only while it holds.';

const openAt = (seconds: number) =>
  openBlocks(open, ['scheduled'], {
    reducedMotion: 'reduce',
    ownPage: true,
    before: (page) => page.clock.install({ time: seconds * 1000 }),
  });

describe('scheduled', () => {
  it('begins and ends on a page from the cache that stays open [D-2-94]', async () => {
    const { page, example, complaints } = await openAt(END - 60);
    const shown = async () =>
      Promise.all(['before', 'during', 'after'].map((one) => example(`scheduled-${one}`).innerText()));
    await example('scheduled-during').scrollIntoViewIfNeeded();
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

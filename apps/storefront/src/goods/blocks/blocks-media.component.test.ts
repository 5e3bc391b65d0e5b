import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { boxOf, lookAtBlocks, openBlocks } from './testing/blocks-stage.ts';

const open = setUpStage();
const still = (film: Locator) => film.getByRole('link', { name: /^Play the video/ });
/** Presses until its code has loaded: before that it opens a new tab, as without JavaScript. */
const press = async (film: Locator) => {
  await film.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      if ((await film.locator('iframe, video').count()) === 0) await still(film).filter({ visible: true }).click();
      return film.locator('iframe, video').count();
    })
    .toBe(1);
};
const queryOf = async (frame: Locator) => new URL((await frame.getAttribute('src')) ?? '').searchParams;

describe('pictures', () => {
  it('shows another one up to 1024 [D-2-63 D-9-48]', async () => {
    const { page, example } = await openBlocks(open, ['image'], { width: WIDTHS.phone });
    const shown = () =>
      example('image-another-one-on-phones')
        .getByRole('img')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
    for (const [width, name] of [
      [WIDTHS.phone, 'A laundry'],
      [1024, 'A laundry'],
      [1025, 'A kitchen'],
      [WIDTHS.desktop, 'A kitchen'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await shown(), `at ${width}`).toEqual([name]);
    }
  });

  it('is as wide as it says, in its shape, or stretched [D-2-62]', async () => {
    const { example } = await lookAtBlocks(open, ['image']);
    const plain = await boxOf(example('image-as-wide-as-it-is').getByRole('img'));
    expect([plain.width, plain.height]).toEqual([600, 400]);
    const square = await boxOf(example('image-in-a-shape-of-its-own').getByRole('img'));
    expect([square.width, square.height]).toEqual([300, 300]);
    const [wide, room] = await Promise.all([
      boxOf(example('image-stretched').getByRole('img')),
      boxOf(example('image-stretched')),
    ]);
    expect(wide.width).toBe(room.width);
    expect(wide.width / wide.height).toBeCloseTo(21 / 9, 1);
  });
});

describe('films', () => {
  it('load nothing from their host before they are pressed, and then play with the focus [D-2-95 D-2-99]', async () => {
    const { page, example, asked } = await openBlocks(open, ['video']);
    const film = example('video-youtube');
    await film.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    const before = await boxOf(film);
    await press(film);
    const frame = film.locator('iframe');
    expect(await frame.getAttribute('title')).toBe('A short film');
    expect(await frame.getAttribute('src')).toContain('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
    expect((await queryOf(frame)).get('autoplay')).toBe('1');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    expect(await boxOf(film)).toEqual(before);
    await expect.poll(() => asked.some((address) => address.includes('youtube-nocookie.com'))).toBe(true);
    await press(example('video-vimeo'));
    expect(await example('video-vimeo').locator('iframe').getAttribute('src')).toContain(
      'https://player.vimeo.com/video/76979871',
    );
  });

  it('start by themselves where they should, silent; controls and loop are passed on [D-2-96 D-2-97]', async () => {
    const { example } = await openBlocks(open, ['video'], { reducedMotion: 'no-preference' });
    const alone = example('video-youtube-by-itself');
    await alone.scrollIntoViewIfNeeded();
    await alone.locator('iframe').waitFor();
    const query = await queryOf(alone.locator('iframe'));
    expect(Object.fromEntries(query)).toMatchObject({ autoplay: '1', mute: '1', loop: '1', controls: '0' });
    await press(example('video-youtube'));
    expect(Object.fromEntries(await queryOf(example('video-youtube').locator('iframe')))).toMatchObject({
      mute: '0',
      loop: '0',
      controls: '1',
    });
  });

  it('wait for a press from who wants less motion [D-2-96]', async () => {
    const { page, example } = await openBlocks(open, ['video']);
    await example('video-youtube-by-itself').scrollIntoViewIfNeeded();
    // another video plays on press, so the code has loaded; this one still waits
    await press(example('video-youtube'));
    expect(await still(example('video-youtube-by-itself')).isVisible()).toBe(true);
    expect(await page.locator('main iframe').count()).toBe(1);
  });

  it('of ours play in the page [D-2-95 D-2-97 D-2-99]', async () => {
    const { example } = await openBlocks(open, ['video'], { reducedMotion: 'no-preference' });
    const film = example('video-a-file-of-ours');
    await press(film);
    const video = film.locator('video');
    expect(await video.getAttribute('title')).toBe('A door that opens');
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime > 0 && one.controls)).toBe(true);
    const alone = example('video-a-file-by-itself').locator('video');
    await example('video-a-file-by-itself').scrollIntoViewIfNeeded();
    await expect.poll(() => alone.evaluate((one: HTMLVideoElement) => !one.paused && one.muted && one.loop)).toBe(true);
  });

  it('stretch to the whole width, or stand in 880 [D-2-98]', async () => {
    const { example } = await lookAtBlocks(open, ['video']);
    const [plain, wide, room] = await Promise.all([
      boxOf(still(example('video-youtube'))),
      boxOf(example('video-a-file-of-ours').locator('a, video').first()),
      boxOf(example('video-youtube')),
    ]);
    expect(plain.width).toBe(880);
    expect(wide.width).toBe(room.width);
    expect(await example('video-an-address-without-a-video').innerText()).toBe('');
  });
});

describe('Vimeo films', () => {
  it('keep their shape over their thumbnail, with words over them, and start silent unless told otherwise [D-2-102 D-2-103 D-2-104 D-2-105]', async () => {
    const { example } = await openBlocks(open, ['vimeo-video'], { reducedMotion: 'reduce' });
    const film = await boxOf(still(example('vimeo-video-with-controls')));
    expect(film.width / film.height).toBeCloseTo(16 / 9, 2);
    const square = await boxOf(still(example('vimeo-video-with-sound-without-a-still')));
    expect(square.width / square.height).toBeCloseTo(1, 2);
    expect(await example('vimeo-video-with-controls').locator('img').getAttribute('src')).toContain(
      '/pictures/scene/kitchen',
    );
    const words = example('vimeo-video-by-itself-with-words-over-it').getByRole('heading', { name: 'Over the film' });
    const [over, under] = await Promise.all([
      boxOf(words),
      boxOf(still(example('vimeo-video-by-itself-with-words-over-it'))),
    ]);
    expect(over.y).toBeGreaterThan(under.y);
    expect(over.y + over.height).toBeLessThan(under.y + under.height);
    for (const [anchor, muted, controls] of [
      ['vimeo-video-with-controls', '1', '1'],
      ['vimeo-video-with-sound-without-a-still', '0', '0'],
    ] as const) {
      await press(example(anchor));
      expect(Object.fromEntries(await queryOf(example(anchor).locator('iframe')))).toMatchObject({ muted, controls });
    }
  });

  it('have settings of their own on phones, up to 1024 [D-2-100 D-9-48]', async () => {
    const { page, example } = await lookAtBlocks(open, ['vimeo-video'], { width: WIDTHS.phone });
    const shown = still(example('vimeo-video-another-one-on-phones')).filter({ visible: true });
    for (const [width, ratio] of [
      [WIDTHS.phone, 1],
      [1024, 1],
      [1025, 16 / 9],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await shown.count()).toBe(1);
      const box = await boxOf(shown);
      expect(box.width / box.height, `at ${width}`).toBeCloseTo(ratio, 1);
    }
  });
});

import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { setUpStage } from '../../../testing/set-up-stage.ts';
import { shiftsOf, watchShifts } from '../../../testing/watch-shifts.ts';
import { boxOf, lookAtBlocks, openBlocks, passAll, slidesInView, styleOf } from './testing/blocks-stage.ts';

const open = setUpStage();
const carouselIn = (place: Locator) => place.locator('[aria-roledescription="carousel"]');
/** The slide aligned with the row's left edge. */
const firstInView = (carousel: Locator) =>
  carousel.evaluate((root) => {
    const view = root.querySelector('ul')?.parentElement?.getBoundingClientRect();
    const slides = [...root.querySelectorAll('li')];
    const first = slides.find((slide) => Math.abs(slide.getBoundingClientRect().left - (view?.left ?? 0)) < 3);
    return first?.getAttribute('aria-label') ?? null;
  });
/** Looping carousels load their own code: scrolls through the page until it has loaded. */
const bringRound = async (page: Page, carousel: Locator) => {
  await passAll(page);
  await carousel.scrollIntoViewIfNeeded();
};

describe('a media-carousel', () => {
  it.each([
    [
      WIDTHS.phone,
      [
        ['basic', 1, 0],
        ['netflix', 1.25, 16],
      ],
    ],
    [
      WIDTHS.desktop,
      [
        ['basic', 1, 0],
        ['basic-three-at-a-time', 3, 16],
        ['netflix', 3.25, 16],
        ['netflix-no-more-than-fit', 3, 16],
      ],
    ],
  ] as const)('at %i shows as many as it should, with its gap [D-2-80 D-2-81 D-2-82 D-2-83]', async (width, rows) => {
    const { example } = await lookAtBlocks(open, ['media-carousel'], { width });
    for (const [name, count, gap] of rows) {
      const row = carouselIn(example(`media-carousel-${name}`)).locator('ul');
      expect(await slidesInView(row), name).toBeCloseTo(count, 1);
      expect(await styleOf(row, 'column-gap'), name).toBe(`${gap}px`);
    }
  });

  it('has arrows only on wide screens, and can be stopped on all [D-2-84 D-9-48]', async () => {
    const { page, example } = await openBlocks(open, ['media-carousel'], {
      width: WIDTHS.phone,
      reducedMotion: 'no-preference',
    });
    const carousel = carouselIn(example('media-carousel-basic'));
    for (const [width, has] of [
      [WIDTHS.phone, false],
      [1024, false],
      [1025, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await carousel.locator('button[aria-label="Next"]').isVisible(), `at ${width}`).toBe(has);
      expect(await carousel.getByRole('button', { name: 'Stop the slideshow' }).isVisible()).toBe(true);
    }
  });
});

describe('a carousel that goes round', () => {
  it('turns by itself every 6 seconds, until it is stopped [D-2-80 D-9-34 D-4-26]', async () => {
    const { page, example } = await openBlocks(open, ['media-carousel'], {
      ownPage: true,
      reducedMotion: 'no-preference',
      before: (fresh) => fresh.clock.install(),
    });
    const carousel = carouselIn(example('media-carousel-basic'));
    await bringRound(page, carousel);
    await expect.poll(() => firstInView(carousel)).not.toBe(null);
    const before = await firstInView(carousel);
    await page.clock.runFor(6500);
    await expect.poll(() => firstInView(carousel)).not.toBe(before);
    await carousel.getByRole('button', { name: 'Stop the slideshow' }).click();
    await page.clock.runFor(2000);
    await expect.poll(() => firstInView(carousel)).not.toBe(null);
    const stopped = await firstInView(carousel);
    await page.clock.runFor(20_000);
    expect(await firstInView(carousel)).toBe(stopped);
    expect(await carousel.getByRole('button', { name: 'Start the slideshow' }).count()).toBe(1);
  });

  it.each(['Next', 'pointer', 'focus'])('stops turning by itself after %s [D-4-26]', async (what) => {
    const { page, example } = await openBlocks(open, ['media-carousel']);
    const carousel = carouselIn(example('media-carousel-basic'));
    await bringRound(page, carousel);
    if (what === 'Next') await carousel.getByRole('button', { name: 'Next' }).click();
    else if (what === 'focus') await carousel.getByRole('group').focus();
    else {
      const box = await boxOf(carousel.locator('ul').locator('..'));
      await page.mouse.move(box.x + 200, box.y + 100);
      await page.mouse.down();
      await page.mouse.up();
    }
    await carousel.getByRole('button', { name: 'Start the slideshow' }).waitFor();
  });

  it('does not turn by itself for who wants less motion, and has no ends: back from the first is the last [D-4-24]', async () => {
    const { page, example } = await openBlocks(open, ['media-carousel'], { reducedMotion: 'reduce' });
    const carousel = carouselIn(example('media-carousel-basic'));
    await bringRound(page, carousel);
    await carousel.getByRole('button', { name: 'Start the slideshow' }).waitFor();
    expect(await firstInView(carousel)).toBe('1 of 3');
    await carousel.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => firstInView(carousel)).toBe('3 of 3');
    await carousel.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => firstInView(carousel)).toBe('1 of 3');
  });

  it('has the same widths before and after its script, so that nothing moves', async () => {
    const { page, example } = await openBlocks(open, ['media-carousel'], {
      reducedMotion: 'reduce',
      ownPage: true,
      before: watchShifts,
    });
    const carousel = carouselIn(example('media-carousel-basic-three-at-a-time'));
    const before = await boxOf(carousel.getByRole('img').first());
    await bringRound(page, carousel);
    const after = await boxOf(carousel.getByRole('img').first());
    expect(Math.abs(after.width - before.width)).toBeLessThan(0.1);
    expect(Math.abs(after.height - before.height)).toBeLessThan(0.1);
    expect(await shiftsOf(page)).toBeLessThan(0.01);
  });
});

describe('a carousel with ends', () => {
  it('tells where it is: the arrows end with the slides [D-4-23 D-4-25]', async () => {
    const { example } = await openBlocks(open, ['product-listing'], { reducedMotion: 'reduce' });
    const carousel = carouselIn(example('product-listing-carousel'));
    await carousel.scrollIntoViewIfNeeded();
    const [previous, next] = ['Previous', 'Next'].map((name) => carousel.getByRole('button', { name, exact: true }));
    expect(await previous?.isDisabled()).toBe(true);
    await expect
      .poll(async () => {
        await next?.click();
        return firstInView(carousel);
      })
      .not.toBe('1 of 12');
    await expect.poll(() => previous?.isEnabled()).toBe(true);
    await expect
      .poll(async () => {
        if (await next?.isEnabled()) await next?.click();
        return next?.isDisabled();
      })
      .toBe(true);
  });

  it('is turned by the arrow keys, and keeps what has the focus in view', async () => {
    const { page, example } = await openBlocks(open, ['product-listing'], { reducedMotion: 'reduce' });
    const carousel = carouselIn(example('product-listing-carousel'));
    await carousel.scrollIntoViewIfNeeded();
    await carousel.getByRole('article').first().getByRole('link').first().focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight');
        return firstInView(carousel);
      })
      .not.toBe('1 of 12');
    const last = carousel.getByRole('article').last().getByRole('link').first();
    await last.focus();
    const [link, row] = await Promise.all([boxOf(last), boxOf(carousel.locator('ul').locator('..'))]);
    expect(link.x).toBeGreaterThanOrEqual(row.x - 1);
    expect(link.x).toBeLessThan(row.x + row.width);
  });

  it('scrolls and snaps without JavaScript, and has no buttons that do nothing', async () => {
    const { example } = await lookAtBlocks(open, ['media-carousel', 'product-listing']);
    for (const anchor of ['media-carousel-basic', 'product-listing-carousel']) {
      const carousel = carouselIn(example(anchor));
      const view = carousel.locator('ul').locator('..');
      expect(await styleOf(view, 'scroll-snap-type')).toBe('x mandatory');
      expect(await styleOf(view, 'overflow-x')).toBe('auto');
      expect(await carousel.locator('button[aria-label="Next"]').isVisible()).toBe(false);
    }
  });
});

describe('a marquee', () => {
  it('passes by, holds when told so, and is a row to scroll for who wants less motion [D-9-49 D-9-50]', async () => {
    const { example } = await openBlocks(open, ['brand-listing'], { reducedMotion: 'no-preference' });
    const strip = example('brand-listing-all-that-sell');
    const run = strip.locator('ul').first();
    const count = await run.locator('li').count();
    expect(Number.parseFloat(await styleOf(run, 'animation-duration'))).toBeCloseTo((count * 2001) / 1000, 1);
    expect(await styleOf(run, 'animation-play-state')).toBe('running');
    await strip.getByRole('checkbox', { name: 'Pause' }).press('Space');
    expect(await styleOf(run, 'animation-play-state')).toBe('paused');
    const calm = await openBlocks(open, ['brand-listing'], { reducedMotion: 'reduce' });
    const still = calm.example('brand-listing-all-that-sell').locator('ul').first();
    expect(await styleOf(still, 'animation-name')).toBe('none');
    expect(await styleOf(still.locator('..'), 'overflow-x')).toBe('auto');
  });
});

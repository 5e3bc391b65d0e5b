import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { WIDTHS } from './browser.ts';
import { cardsAlive, FRIDGES, GALLERY, sample, useCardPages, withoutPictures } from './card-page.ts';

const { open, openCards } = useCardPages();
const textOf = (page: Page, name: string) => sample(page, name).innerText();

describe('a card', () => {
  it.each([WIDTHS.phone, WIDTHS.desktop])(
    'leads to its product wherever nothing else is pressed: %d',
    async (width) => {
      const { page } = await open({ width });
      await page.goto(FRIDGES);
      await cardsAlive(page);
      const card = page.locator('main article').nth(1);
      const href = (await card.locator('h3 a').getAttribute('href')) ?? '';
      const box = await card.boundingBox();
      if (!box) throw new Error('The card is not there');
      // the middle of the picture, far from the words of the link
      await page.mouse.click(box.x + box.width / 2, box.y + box.width / 2);
      await page.waitForURL(`**${href}*`);
    },
  );

  it('is walked by keyboard in the order it is read: heart, link, button, compare', async () => {
    const { page } = await openCards(FRIDGES);
    const card = page.locator('main article').nth(2);
    const name = await card.locator('h3').innerText();
    await card.getByRole('button', { name: `Save ${name} to wishlist` }).focus();
    const focused = () => page.evaluate(() => document.activeElement?.closest('label, a, button')?.textContent);
    const walked: unknown[] = [];
    for (let stop = 0; stop < 3; stop += 1) {
      await page.keyboard.press('Tab');
      walked.push(await focused());
    }
    expect(walked).toEqual([name, `Add to cart ${name}`, `Compare ${name}`]);
  });

  it('has targets of 44 pixels on a phone, and badges that keep clear of the heart', async () => {
    const { page } = await openCards(FRIDGES, { width: WIDTHS.phone });
    const small = await page
      .locator('article button, article label')
      .evaluateAll((targets) =>
        targets.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44),
      );
    expect(small).toEqual([]);
    const overlaps = await page.locator('main article').evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const heart = card.querySelector('button[aria-pressed]')?.getBoundingClientRect();
          const badges = [...card.querySelectorAll('p[class*=badges] > *')].map((one) => one.getBoundingClientRect());
          return badges.some((badge) => heart !== undefined && badge.right > heart.left && badge.bottom > heart.top);
        }).length,
    );
    expect(overlaps).toBe(0);
  });

  it('moves nothing while its page comes alive', async () => {
    const { page } = await open();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(FRIDGES, { waitUntil: 'networkidle' });
    await cardsAlive(page);
    const shifts = await page.evaluate<number[]>('shifts');
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01);
  });

  it('can be read, and followed, without a script', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(FRIDGES);
    const card = page.locator('main article').first();
    expect(await card.locator('button').evaluateAll((all) => all.length)).toBe(2);
    expect(await card.locator('button:visible').count()).toBe(0);
    await card.locator('h3 a').click();
    await page.waitForURL('**/products/**');
  });

  it.each([WIDTHS.phone, WIDTHS.desktop])('has no accessibility violation in any of its states: %d', async (width) => {
    const { page, complaints } = await openCards(GALLERY, { width });
    expect(await axeViolations(page)).toEqual([]);
    expect(complaints.filter((one) => !one.includes('404'))).toEqual([]);
  });
});

describe('the badges of cards', () => {
  it('fetch the stylesheet of their icons where one is shown, and nowhere else [D-7-31]', async () => {
    const sheets = (page: Page) => page.locator('link[rel=stylesheet][href*=badge-icons]').count();
    const { page } = await open();
    await page.goto(FRIDGES);
    expect(await sheets(page)).toBe(1);
    const icon = page.locator('article .badge-icon-star').first();
    expect(await icon.evaluate((one) => getComputedStyle(one, '::before').maskImage)).toContain('svg');
    await page.goto('/stores');
    expect(await sheets(page)).toBe(0);
  });

  it('lead where they say, and the card still to its product [D-3-10]', async () => {
    const { page } = await openCards(GALLERY);
    await page.locator('#sample-badge-with-a-link').getByRole('link', { name: 'Summer event' }).click();
    await page.waitForURL('**/categories/heating-and-cooling');
  });
});

describe('the clock of a page of cards', () => {
  /** The props that React last drew each card with: a card that was drawn again has new ones. */
  const remember = (page: Page) =>
    page.evaluate(() => {
      const drawn = [...document.querySelectorAll('article')].map((card) => {
        const key = Object.keys(card).find((name) => name.startsWith('__reactProps$')) ?? '';
        return { card, text: card.textContent, props: Reflect.get(card, key), key };
      });
      Object.assign(window, { drawn });
      return drawn.length;
    });
  const changes = (page: Page) =>
    page.evaluate<{ again: string[]; other: string[] }>(`({
      again: drawn.filter(({ card, key, props }) => card[key] !== props).map(({ card }) => card.parentElement.id),
      other: drawn.filter(({ card, text }) => card.textContent !== text).map(({ card }) => card.parentElement.id),
    })`);

  it('draws only those again whose words change, and ends a reduction in time [D-2-121 D-2-123 D-2-124]', async () => {
    const { page } = await open();
    await withoutPictures(page);
    await page.clock.install();
    // made now, not taken from a cache
    await page.goto(`${GALLERY}?made=${Date.now()}`, { waitUntil: 'commit' });
    await cardsAlive(page);
    await page.clock.runFor(1_000);
    expect(await remember(page)).toBeGreaterThan(30);
    expect(await textOf(page, 'about-to-end')).toMatch(/Ends in 1 Minute$/m);

    await page.clock.runFor(61_000);
    await expect.poll(async () => (await changes(page)).other).toContain('sample-minutes-left');
    const first = await changes(page);
    expect(first.again).toEqual(first.other);

    await page.clock.runFor(121_000);
    await expect.poll(() => textOf(page, 'about-to-end')).not.toContain('Ends in');
    expect(await textOf(page, 'about-to-end')).toContain('$3,499');
    expect(await textOf(page, 'about-to-end')).not.toContain('$2,988');
    const last = await changes(page);
    expect(last.again).toEqual(last.other);
    expect(last.again).toEqual(['sample-minutes-left', 'sample-about-to-end']);
  });
});

import { success } from '@wattle/domain/results';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { listSample } from '../../../testing/listing/list-sample.ts';
import { sampleFrame } from '../../../testing/sample-frame.ts';
import { shiftsOf, watchShifts } from '../../../testing/watch-shifts.ts';
import { FRIDGES, GALLERY, sample, setUpCards } from './testing/set-up-cards.ts';

const openCards = setUpCards();
const textOf = (page: Page, name: string) => sample(page, name).innerText();

/** The frame's only badge, and a list whose first product has it. */
const WITH_BADGE = {
  loadFrame: success({
    ...sampleFrame.loadFrame.value,
    badges: [
      {
        id: 'badge-1',
        level: 'primary' as const,
        title: 'Summer event',
        icon: 'star',
        textColour: '#FFFFFF',
        backgroundColourPrimary: '#0F3D31',
        backgroundColourSecondary: '#0F3D31',
        badgeGroupId: '',
        link: '',
        contentDisplay: 'iconAndTitle',
        timeFrom: '',
        timeTo: '',
      },
    ],
  }),
  listProducts: (input: Parameters<typeof listSample>[0]) => {
    const listing = listSample(input);
    return success({
      ...listing,
      products: listing.products.map((product, place) => ({
        ...product,
        badgePrimaryId: place === 0 ? 'badge-1' : null,
      })),
    });
  },
};

describe('a card', () => {
  it.each([WIDTHS.phone, WIDTHS.desktop])(
    'leads to its product wherever nothing else is pressed: %d',
    async (width) => {
      const { page } = await openCards(FRIDGES, { width });
      const card = page.locator('main article').nth(1);
      await card.scrollIntoViewIfNeeded();
      const href = (await card.locator('h3 a').getAttribute('href')) ?? '';
      const box = await card.boundingBox();
      if (!box) throw new Error('The card is not there');
      // the middle of the picture, away from the link text
      await page.mouse.click(box.x + box.width / 2, box.y + box.width / 2);
      await page.waitForURL(`**${href}*`);
    },
  );

  it('is walked by keyboard in the order it is read: heart, link, button, compare', async () => {
    const { page } = await openCards(FRIDGES);
    const card = page.locator('main article').nth(2);
    const name = await card.locator('h3').innerText();
    await card.getByRole('button', { name: `Save ${name} to wishlist` }).focus();
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
    const walked: unknown[] = [];
    for (let stop = 0; stop < 3; stop += 1) {
      await page.keyboard.press('Tab');
      walked.push(await focused());
    }
    expect(walked).toEqual([name, `Add to cart ${name}`, `Compare ${name}`]);
  });

  it('has targets of 44 pixels on a phone, badges that keep clear of the heart, and moves nothing while it comes alive', async () => {
    const { page } = await openCards(FRIDGES, {
      width: WIDTHS.phone,
      answers: WITH_BADGE,
      ownPage: true,
      before: watchShifts,
    });
    expect(await shiftsOf(page)).toBeLessThan(0.01);
    const targets = await page
      .locator('article button, article label')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]));
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter(([width = 0, height = 0]) => width < 44 || height < 44)).toEqual([]);
    const clear = await page.locator('main article').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const heart = card.querySelector('button[aria-pressed]')?.getBoundingClientRect();
        const badges = [...card.querySelectorAll('p:has(+ button[aria-pressed]) > *')].map((one) =>
          one.getBoundingClientRect(),
        );
        return badges.map((badge) => !(heart && badge.right > heart.left && badge.bottom > heart.top));
      }),
    );
    expect(clear).toContain(true);
    expect(clear).not.toContain(false);
  });

  it('can be read, and followed, without a script', async () => {
    const { page } = await openCards(FRIDGES, { javaScriptEnabled: false });
    const card = page.locator('main article').first();
    expect(await card.locator('button').count()).toBe(2);
    expect(await card.locator('button:visible').count()).toBe(0);
    await card.locator('h3 a').click();
    await page.waitForURL('**/products/**');
  });
});

describe('the badges of cards', () => {
  it('have their icons from the stylesheet of the page [D-7-31]', async () => {
    const { page } = await openCards(FRIDGES, { answers: WITH_BADGE });
    const icon = page.locator('article .i-star').first();
    const look = await icon.evaluate((one) => {
      const { maskImage, width, height } = getComputedStyle(one, '::before');
      return { maskImage, width, height };
    });
    expect(look.maskImage).toContain('svg');
    expect(look).toMatchObject({ width: '15px', height: '15px' });
  });

  it('have every stylesheet in the head, so that one which arrives later does not lay out the page again', async () => {
    const { page } = await openCards(FRIDGES, { answers: WITH_BADGE });
    const places = await page.evaluate(() =>
      [...document.styleSheets].map(({ ownerNode }) => ownerNode?.parentNode?.nodeName),
    );
    expect([...new Set(places)]).toEqual(['HEAD']);
  });

  it('lead where they say, and the card still to its product [D-3-10]', async () => {
    const { page } = await openCards(GALLERY);
    await page.locator('#sample-badge-with-a-link').getByRole('link', { name: 'Summer event' }).click();
    await page.waitForURL('**/categories/heating-and-cooling');
  });
});

describe('the clock of a page of cards', () => {
  /** Records which cards change from now on. */
  const watchChanges = (page: Page) =>
    page.evaluate(() => {
      const changed = new Set<string>();
      Object.assign(window, { changed });
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const card = (target instanceof Element ? target : target.parentElement)?.closest('article');
          if (card?.parentElement) changed.add(card.parentElement.id);
        }
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      return document.querySelectorAll('article').length;
    });
  const changes = (page: Page) => page.evaluate<string[]>('[...changed]');

  it('changes only those whose words change, and ends a reduction in time [D-2-121 D-2-123 D-2-124]', async () => {
    const { page } = await openCards(GALLERY, { ownPage: true, before: (opened) => opened.clock.install() });
    await page.clock.fastForward(1_000);
    expect(await watchChanges(page)).toBeGreaterThan(30);
    expect(await textOf(page, 'about-to-end')).toMatch(/Ends in 1 Minute$/m);

    await page.clock.fastForward(61_000);
    await expect.poll(() => changes(page)).toContain('sample-minutes-left');

    await page.clock.fastForward(121_000);
    await expect.poll(() => textOf(page, 'about-to-end')).not.toContain('Ends in');
    expect(await textOf(page, 'about-to-end')).toContain('$3,499');
    expect(await textOf(page, 'about-to-end')).not.toContain('$2,988');
    expect((await changes(page)).toSorted()).toEqual(['sample-about-to-end', 'sample-minutes-left']);
  });
});

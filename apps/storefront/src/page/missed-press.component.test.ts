import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ARTICLE_ANSWERS, GUIDE } from '../../testing/content/sample-articles.ts';
import { setUpStage } from '../../testing/set-up-stage.ts';
import { buyBox, openProduct, soldOut } from '../features/catalogue/product/testing/product-stage.ts';

const open = setUpStage();

/** Loads the page again, without the scripts of that name; what is returned lets them come. */
async function withoutScript(page: Page, name: string): Promise<() => void> {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}*.js`, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await asked.promise;
  await page.locator('html[data-hydrated]').waitFor();
  return held.resolve;
}

describe('a press on a button whose code has not come', () => {
  it('does its work when it has, in a part that comes late', async () => {
    const { page, complaints } = await openProduct(open, { product: soldOut() });
    const release = await withoutScript(page, 'closed-offer');
    await buyBox(page).getByRole('button', { name: 'Email me when it is back' }).click();
    release();
    await buyBox(page).getByLabel('Your email, for this alert only').waitFor();
    expect(complaints).toEqual([]);
  });

  it('does it once, though it was pressed twice: what a card saves stays saved', async () => {
    const { page } = await open(GUIDE, { answers: ARTICLE_ANSWERS });
    const heart = page
      .locator('[data-block="product-listing"] article')
      .first()
      .getByRole('button', { name: /wishlist$/ });
    await heart.scrollIntoViewIfNeeded();
    const release = await withoutScript(page, 'product-listing-view');
    await heart.click();
    await heart.click();
    release();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
  });
});

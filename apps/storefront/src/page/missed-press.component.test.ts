import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hold } from '../../../../scripts/browser/hold.ts';
import { ARTICLE_ANSWERS, GUIDE } from '../../testing/content/sample-articles.ts';
import { setUpStage } from '../../testing/set-up-stage.ts';
import { buyBox, openProduct, soldOut } from '../features/catalogue/product/testing/product-stage.ts';

const open = setUpStage();

/** Loads the page again, without the scripts of that name; what is returned lets them come. */
async function withoutScript(page: Page, name: string): Promise<() => Promise<void>> {
  const { asked, release } = await hold(page, `*/assets/${name}*.js`);
  await page.reload();
  await asked;
  await page.locator('html[data-hydrated]').waitFor();
  return release;
}

describe('a press on a button whose code has not come', () => {
  it('does its work when it has, in a part that comes late', async () => {
    const { page, complaints } = await openProduct(open, { product: soldOut(), isCold: true });
    const release = await withoutScript(page, 'closed-offer');
    await buyBox(page).getByRole('button', { name: 'Email me when it is back' }).click();
    await release();
    await buyBox(page).getByLabel('Your email, for this alert only').waitFor();
    expect(complaints).toEqual([]);
  });

  it('does it once, though it was pressed twice: what a card saves stays saved', async () => {
    const { page } = await open(GUIDE, { answers: ARTICLE_ANSWERS, isCold: true });
    const heart = page
      .locator('[data-block="product-listing"] article')
      .first()
      .getByRole('button', { name: /wishlist$/ });
    await heart.scrollIntoViewIfNeeded();
    const release = await withoutScript(page, 'product-listing-view');
    await heart.click();
    await heart.click();
    await release();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
  });
});

import { rejected } from '@wattle/domain/results';
import { expect, it } from 'vitest';
import { setUpListing } from '../catalogue/listing/testing/set-up-listing.ts';

const openListing = setUpListing();

it('Back from a page that a link was redirected to leads to where the link stands', async () => {
  const { page, stage, complaints } = await openListing();
  const from = new URL(page.url()).pathname;
  stage.answer({ loadProduct: rejected({ code: 'REDIRECT_REQUIRED', params: { to: '/cart' } }) });
  await page.locator('main article a[href^="/products/"]').first().click();
  await page.waitForURL('**/cart');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === from);
  await page.locator('main article').first().waitFor();
  expect(complaints).toEqual([]);
});

it('a link to a place that is not encoded well leads to its page all the same', async () => {
  const { page, complaints } = await openListing();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/cart#%E0%A4%A';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  expect(complaints).toEqual([]);
});

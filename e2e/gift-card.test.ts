import { expect, it } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { countOf } from './cart-page.ts';
import { amountOf, cardLine, fieldOf, fillCard, pressAdd } from './gift-card-page.ts';
import { showcasePaths } from './product-pages.ts';

const open = useBrowser();

it('a gift card is not added from a list but written on its page, and is a line of its own each time [C-3-14 C-9-31]', async () => {
  const { page, complaints } = await open();
  const [path = ''] = await showcasePaths(page, ['giftCard50']);
  await visit(page, '/search?q=digital+gift+card');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href^="${path}"]`) });
  await card.getByRole('button', { name: /^Add to cart/ }).click();
  await page.waitForURL(`**${path}*`);
  await fieldOf(page, 'Your name').and(page.locator(':enabled')).waitFor();
  expect(await countOf(page)).toBe(0);
  for (const count of [1, 2]) {
    await amountOf(page, '$200').check();
    await fillCard(page);
    await pressAdd(page);
    await page.waitForURL('**/cart?item=*');
    await expect.poll(() => cardLine(page, 'Priya').count()).toBe(count);
    if (count === 1) await visit(page, path);
  }
  // once the server has confirmed it
  await page.getByText('$400').first().waitFor();
  expect(await countOf(page)).toBe(2);
  expect(complaints).toEqual([]);
});

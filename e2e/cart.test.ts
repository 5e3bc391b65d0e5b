import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { addFromList, countOf, lineOf } from './cart-page.ts';
import {
  amountOf,
  centsIn,
  checked,
  codeRow,
  ESPRESSO,
  enterCode,
  FRIDGES,
  summaryOf,
  totalOf,
  watchChecks,
} from './cart-summary-page.ts';
import { typeSuburb } from './product-buying-page.ts';

const open = useBrowser();

it('a cart with a bundle, a gift, a plan and a code costs what the shop says to the cent, at the place that is chosen [D-2-11 D-4-15 C-8-19]', async () => {
  const { page, complaints } = await open();
  const askShop = watchChecks(page);
  const fridge = await addFromList(page, FRIDGES);
  await addFromList(page, ESPRESSO);
  await expect.poll(() => countOf(page)).toBe(2);
  await amountOf(page, 'Summer kitchen bundle').getByText('−$150.00').waitFor();
  const gift = page.getByRole('listitem').filter({ hasText: 'Free descaler with any espresso machine' });
  await gift.getByText('Free', { exact: true }).waitFor();
  await lineOf(page, fridge)
    .getByRole('button', { name: /^Add for \$/ })
    .click();
  await lineOf(page, fridge)
    .getByRole('button', { name: /^Change/ })
    .waitFor();
  await summaryOf(page).getByRole('button', { name: 'Set your suburb' }).click();
  await typeSuburb(page, 'brunswick', /Brunswick VIC 3056/);
  await amountOf(page, 'Delivery to Brunswick 3056').getByText('$69.00').waitFor();
  await summaryOf(page)
    .getByText(/^From \w+ \d+ \w+$/)
    .waitFor();
  await enterCode(page, 'welcome20');
  await codeRow(page, 'WELCOME20').getByText('$20 off your first order').waitFor();
  await amountOf(page, 'Welcome').getByText('−$20.00').waitFor();
  const total = centsIn(await amountOf(page, 'Items and plans').innerText()) - 15_000 - 2000 + 6900;
  await expect.poll(() => totalOf(page)).toBe(total);
  await checked(page);
  const shop = await askShop();
  expect(await totalOf(page)).toBe(total);
  expect(shop.total).toBe(total);
  expect(centsIn(await summaryOf(page).getByText('Includes GST of').innerText())).toBe(shop.gst);
  await page.reload();
  await expect.poll(() => totalOf(page)).toBe(total);
  expect(complaints).toEqual([]);
});

import { expect, it } from 'vitest';
import { visit } from '../scripts/browser/set-up-browser.ts';
import { useBrowser } from './browser.ts';
import { KETTLES, lineOf, qtyOf } from './cart-page.ts';

const open = useBrowser();

it('a card says which finish it adds; message, line and order summary say the same, and the line changes it [D-2-11 D-3-01]', async () => {
  const { page, complaints } = await open();
  await page.goto(KETTLES);
  const card = page.getByRole('article').filter({ hasText: 'Comes in ' }).first();
  const name = await card.getByRole('heading').innerText();
  const finish = (await card.getByText(/^In (?!stock)/).innerText()).replace('In ', '');
  await card.getByRole('button', { name: `Add to cart ${name}, ${finish}`, exact: true }).click();
  await page.waitForURL('**/cart?item=*');
  await page.getByText(`${name}, ${finish} is in your cart.`).waitFor({ state: 'attached' });
  const line = lineOf(page, name);
  const choice = line.getByRole('combobox', { name: `of ${name}` });
  expect(await choice.locator('option:checked').innerText()).toBe(finish);
  const picture = await line.locator('img').first().getAttribute('src');
  const other = await choice.locator('option:not(:checked):not(:disabled)').first().innerText();
  await choice.selectOption({ label: other });
  await page.getByText(`Changed to ${name}, ${other}. 1 in your cart.`).waitFor({ state: 'attached' });
  await page.reload();
  await choice.waitFor();
  expect(await choice.locator('option:checked').innerText()).toBe(other);
  expect(await qtyOf(page, name)).toBe(1);
  expect(await line.locator('img').first().getAttribute('src')).not.toBe(picture);
  await visit(page, '/checkout');
  await page.getByRole('complementary').getByText(`${name}, ${other}`).waitFor();
  expect(complaints).toEqual([]);
});

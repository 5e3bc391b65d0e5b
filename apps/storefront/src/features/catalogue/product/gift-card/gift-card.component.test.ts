import { describe, expect, it } from 'vitest';
import { setUpStage } from '../../../../../testing/set-up-stage.ts';
import { buyBox } from '../testing/product-stage.ts';
import {
  amountOf,
  cardLine,
  countOf,
  fieldOf,
  fillCard,
  openCards,
  openGiftCard,
  pressAdd,
  WORDS,
} from './testing/gift-card-stage.ts';

const open = setUpStage();

describe('a gift card', () => {
  it('begins with its own amount, and costs the one that is chosen [C-9-31]', async () => {
    const { page, complaints } = await openGiftCard(open);
    expect(await page.getByRole('radio').evaluateAll((all) => all.map((one) => Reflect.get(one, 'value')))).toEqual(
      [10, 20, 50, 75, 100, 150, 200, 250, 500].map(String),
    );
    expect(await amountOf(page, '$50').isChecked()).toBe(true);
    await amountOf(page, '$200').check();
    await expect.poll(() => buyBox(page).locator('strong').first().innerText()).toBe('$200');
    await fillCard(page);
    await pressAdd(page);
    await page.waitForURL('**/cart?item=*');
    const line = cardLine(page, 'Priya');
    // the name does not include the $50 amount
    await line.getByRole('heading', { name: 'Digital gift card', exact: true }).waitFor();
    await line.getByText('To Priya, priya@example.com').waitFor();
    await line.getByText('“Happy housewarming. Buy the good toaster.”').waitFor();
    expect(await line.locator('b').last().innerText()).toBe('$200');
    expect(await line.getByText('Qty 1', { exact: true }).isVisible()).toBe(true);
    expect(await line.getByRole('button', { name: 'More' }).count()).toBe(0);
    await expect.poll(() => countOf(page)).toBe(1);
    expect(complaints.filter((text) => !text.includes('status of 503'))).toEqual([]);
  });

  it('is changed by itself, and stays so [C-3-14 C-4-57]', async () => {
    const { page } = await openCards(open, {}, {});
    await expect.poll(() => cardLine(page, 'Priya').count()).toBe(2);
    await cardLine(page, 'Priya').first().getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit gift card' });
    await dialog.waitFor();
    expect(await fieldOf(page, 'Message').inputValue()).toBe(WORDS.Message);
    await fieldOf(page, 'Recipient’s name').fill('Noor');
    await fieldOf(page, 'Message').fill('');
    await amountOf(page, '$500').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await cardLine(page, 'Noor').waitFor();
    expect(await cardLine(page, 'Noor').innerText()).toContain('No message');
    expect(await cardLine(page, 'Noor').locator('b').last().innerText()).toBe('$500');
    expect(await cardLine(page, 'Priya').count()).toBe(1);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Edit the gift card to Noor');
    await page.reload();
    await cardLine(page, 'Noor').waitFor();
    expect(await cardLine(page, 'Priya').locator('b').last().innerText()).toBe('$50');
  });

  it('does not keep what is wrong when it is changed', async () => {
    const { page } = await openCards(open, {});
    await cardLine(page, 'Priya').getByRole('button', { name: /^Edit/ }).click();
    await fieldOf(page, 'Recipient’s email address').fill('priya');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter a valid email address.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await cardLine(page, 'Priya').innerText()).toContain('priya@example.com');
  });
});

it('a kept cart with a gift card for an amount that is none has no such card [C-9-31]', async () => {
  const { page, complaints } = await openCards(open, { amount: 49.99 });
  const line = page.locator('main').getByRole('listitem').filter({ hasText: 'Digital gift card' });
  await line.getByText('This cannot be bought online at the moment.').waitFor();
  expect(await line.locator('b').last().innerText()).toBe('$50');
  await line.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  expect(complaints.filter((text) => !text.includes('status of 503'))).toEqual([]);
});

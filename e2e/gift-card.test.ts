import { describe, expect, it } from 'vitest';
import { flawsAtEveryWidth } from './axe.ts';
import { useBrowser, WIDTHS } from './browser.ts';
import { countOf, cutOffProducts } from './cart-page.ts';
import {
  addCard,
  amountOf,
  type CardLabel,
  cardLine,
  fieldOf,
  fillCard,
  openGiftCard,
  pressAdd,
  WORDS,
} from './gift-card-page.ts';
import { keepCart } from './kept-cart.ts';
import { buyBox, openProduct, watchShifts } from './product-buying-page.ts';
import { showcasePaths } from './product-shelf.ts';

const open = useBrowser();

describe('a gift card', () => {
  it('begins with its own amount, and costs the one that is chosen [C-9-31]', async () => {
    const { page, complaints } = await open();
    await openGiftCard(page);
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
    // the name of the card of $50 does not say that it is one of $50
    await line.getByRole('heading', { name: 'Digital gift card', exact: true }).waitFor();
    await line.getByText('To Priya, priya@example.com').waitFor();
    await line.getByText('“Happy housewarming. Buy the good toaster.”').waitFor();
    expect(await line.locator('b').last().innerText()).toBe('$200');
    expect(await line.getByText('Qty 1', { exact: true }).isVisible()).toBe(true);
    expect(await line.getByRole('button', { name: 'More' }).count()).toBe(0);
    await expect.poll(() => countOf(page)).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('is not added from a list: its button leads to its page', async () => {
    const { page } = await open();
    const [path = ''] = await showcasePaths(page, ['giftCard50']);
    await page.goto('/search?q=digital+gift+card');
    const card = page.getByRole('article').filter({ has: page.locator(`a[href^="${path}"]`) });
    await card.getByRole('button', { name: /^Add to cart/ }).click();
    await page.waitForURL(`**${path}*`);
    await fieldOf(page, 'Your name').waitFor();
    expect(await countOf(page)).toBe(0);
  });

  it('is a line of its own each time, and changed by itself [C-3-14 C-4-57]', async () => {
    const { page } = await open();
    await addCard(page, '$50');
    await addCard(page, '$50');
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
    const { page } = await open();
    await addCard(page, '$50');
    await cardLine(page, 'Priya').getByRole('button', { name: /^Edit/ }).click();
    await fieldOf(page, 'Recipient’s email address').fill('priya');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter a valid email address.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await cardLine(page, 'Priya').innerText()).toContain('priya@example.com');
  });
});

describe('the form of a gift card', () => {
  it.each<[CardLabel, string, string]>([
    ['Recipient’s name', '', "Enter the recipient's name."],
    ['Recipient’s name', '<b>', 'Enter a valid name.'],
    ['Recipient’s name', 'P'.repeat(21), 'Enter a name with 20 characters or fewer.'],
    ['Recipient’s email address', '', "Enter the recipient's email address."],
    ['Recipient’s email address', 'priya@', 'Enter a valid email address.'],
    ['Your name', '', 'Enter your name.'],
    ['Your name', 'S'.repeat(21), 'Enter a name with 20 characters or fewer.'],
    ['Message', 'm'.repeat(201), 'Enter a message with 200 characters or fewer.'],
  ])('says what is wrong with %s %j and leads there: %s', async (label, text, words) => {
    const { page } = await open();
    await openGiftCard(page);
    await fillCard(page, { [label]: text });
    const field = fieldOf(page, label);
    await field.focus();
    await field.blur();
    await page.getByText(words).waitFor();
    await pressAdd(page);
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await countOf(page)).toBe(0);
  });

  it('says nothing before a field is left, and leads to the first wrong one when it is sent', async () => {
    const { page } = await open();
    await openGiftCard(page);
    expect(await page.locator('[aria-invalid]').count()).toBe(0);
    await pressAdd(page);
    await expect
      .poll(() => fieldOf(page, 'Recipient’s name').evaluate((one) => one === document.activeElement))
      .toBe(true);
    expect(await page.locator('[aria-invalid]').count()).toBe(3);
  });

  it('loses nothing when the shop does not answer', async () => {
    const { page } = await open();
    await openGiftCard(page);
    await amountOf(page, '$75').check();
    await fillCard(page);
    const restore = await cutOffProducts(page);
    await pressAdd(page);
    await buyBox(page)
      .getByText(/Unable to add .+ to your cart\./)
      .waitFor();
    for (const [label, text] of Object.entries(WORDS)) {
      expect(await fieldOf(page, label as CardLabel).inputValue()).toBe(text);
    }
    await restore();
    await pressAdd(page);
    await page.waitForURL('**/cart?item=*');
    expect(await cardLine(page, 'Priya').locator('b').last().innerText()).toBe('$75');
  });

  it('is filled in and sent with the keyboard alone', async () => {
    const { page } = await open();
    await openGiftCard(page);
    await amountOf(page, '$50').focus();
    await page.keyboard.press('ArrowRight');
    for (const words of Object.values(WORDS)) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(words);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/cart?item=*');
    expect(await cardLine(page, 'Priya').locator('b').last().innerText()).toBe('$75');
  });

  it('counts what is written', async () => {
    const { page } = await open();
    await openGiftCard(page);
    await page.getByText('0 of 200').waitFor();
    await fieldOf(page, 'Message').fill('Hello');
    await page.getByText('5 of 200').waitFor();
  });

  it('can be read without a script, and sends nothing anywhere', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    const [path = ''] = await showcasePaths(page, ['giftCard50']);
    await page.goto(path);
    const box = buyBox(page);
    expect(await box.innerText()).toContain('Switch on JavaScript to buy a gift card.');
    expect(await box.getByRole('radio').count()).toBe(9);
    expect(await box.getByRole('radio', { name: '$50', exact: true }).isChecked()).toBe(true);
    await box.getByRole('button', { name: 'Add to cart' }).click({ force: true });
    expect(new URL(page.url()).search).toBe('');
  });

  it('stays where it is while the page comes alive', async () => {
    const { page } = await open({ width: WIDTHS.phone });
    const shifted = await watchShifts(page);
    await openGiftCard(page);
    expect(await shifted()).toBeLessThan(0.02);
  });

  it('is not loaded for other products', async () => {
    const { page } = await open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openProduct(page, 'discounted');
    expect(asked.filter((url) => url.includes('gift-card-form') && url.endsWith('.js'))).toEqual([]);
    await openGiftCard(page);
    expect(asked.some((url) => url.includes('gift-card-form') && url.endsWith('.js'))).toBe(true);
  });

  it('has nothing that axe finds, right or wrong, on its page and in the cart, at any width', async () => {
    const { page } = await open();
    await openGiftCard(page);
    expect(await flawsAtEveryWidth(page)).toEqual([]);
    await pressAdd(page);
    await page.getByText('Enter your name.').waitFor();
    expect(await flawsAtEveryWidth(page)).toEqual([]);
    await addCard(page, '$100');
    await cardLine(page, 'Priya').waitFor();
    expect(await flawsAtEveryWidth(page)).toEqual([]);
    await cardLine(page, 'Priya').getByRole('button', { name: /^Edit/ }).click();
    await fieldOf(page, 'Message').waitFor();
    expect(await flawsAtEveryWidth(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

describe('a kept cart', () => {
  it.each([1, 49.99, 1_000_000, -50, 'free'])('with a gift card for %j has no such card [C-9-31]', async (amount) => {
    const { page, complaints } = await open();
    await addCard(page, '$50');
    await keepCart(page, (items) => items.map((item) => ({ ...item, giftcard: { ...item.giftcard, amount } })));
    await page.reload();
    const line = page.locator('main').getByRole('listitem').filter({ hasText: 'Digital gift card' });
    await line.getByText('This cannot be bought online at the moment.').waitFor();
    expect(await line.locator('b').last().innerText()).toBe('$50');
    await line.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

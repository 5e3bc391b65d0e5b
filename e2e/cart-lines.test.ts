import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { flawsAtEveryWidth } from './axe.ts';
import { useBrowser } from './browser.ts';
import { countOf, IN_LOTS, KETTLES, LIMITED, lineOf, qtyOf } from './cart-page.ts';
import { keepCart, openCartWith } from './kept-cart.ts';
import { keepBrunswick } from './product-buying-page.ts';

const open = useBrowser();
/** Products that plans are offered for. */
const FRIDGES = '/search?q=french+door+fridge';
const ESPRESSO = '/search?q=espresso';

const dollars = (words: string): number => Number(words.replace(/[^\d.]/g, ''));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** What the goods and their plans come to, as the summary says. */
async function subtotalOf(page: Page): Promise<number> {
  const summary = page.getByRole('complementary', { name: 'Summary' });
  return dollars(await summary.locator('dl > div').first().locator('dd').innerText());
}

/** What the units of a line cost; the plan has a price of its own. */
const priceOf = async (page: Page, name: string) =>
  dollars(await lineOf(page, name).locator(':scope > p > b').innerText());

describe('a repair plan', () => {
  it('is offered on its line, added with one press, and counted at once', async () => {
    const { page, complaints } = await open();
    const [name = ''] = await openCartWith(page, FRIDGES);
    const line = lineOf(page, name);
    const price = await priceOf(page, name);
    const offer = line.getByRole('button', { name: /^Add for \$/ });
    const plan = dollars((await offer.innerText()).split(' ')[2] ?? '');
    await offer.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(`Change ${name}`);
    expect(await line.innerText()).toMatch(/\d-year repair plan after the \d-year Manufacturer's Warranty/);
    expect(plan).toBeGreaterThan(0);
    await expect.poll(() => subtotalOf(page)).toBe(price + plan);
    await line.getByRole('button', { name: 'More' }).click();
    await expect.poll(() => subtotalOf(page)).toBe(2 * (price + plan));
    await page.reload();
    await line.getByRole('button', { name: /^Change/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is changed to another and to none with the keyboard, and the focus stays with the line', async () => {
    const { page } = await open();
    const [name = ''] = await openCartWith(page, FRIDGES);
    const line = lineOf(page, name);
    await line.getByRole('button', { name: /^Add for/ }).click();
    const change = line.getByRole('button', { name: /^Change/ });
    await change.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Repair plan' });
    await dialog.waitFor();
    const prices = (await dialog.locator('label').allInnerTexts()).map((words) => words.match(/\$[\d,.]+/)?.[0]);
    await dialog.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowDown');
    // nothing changes before it is saved
    expect(await subtotalOf(page)).toBe((await priceOf(page, name)) + dollars(prices[0] ?? ''));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => subtotalOf(page)).toBe((await priceOf(page, name)) + dollars(prices[1] ?? ''));
    await expect.poll(() => focused(page)).toBe(`Change ${name}`);
    await change.click();
    await dialog.getByRole('radio', { name: 'No repair plan' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await line.getByRole('button', { name: /^Add for/ }).waitFor();
    await expect.poll(() => focused(page)).toMatch(/^Add for \$/);
    expect(await subtotalOf(page)).toBe(await priceOf(page, name));
  });

  it('stays as it is when the choice is left, and the focus goes back', async () => {
    const { page } = await open();
    const [name = ''] = await openCartWith(page, FRIDGES);
    const others = lineOf(page, name).getByRole('button', { name: /^Other plans/ });
    await others.click();
    await page.getByRole('dialog', { name: 'Repair plan' }).getByRole('radio').first().check();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe(`Other plans for ${name}`);
    expect(
      await lineOf(page, name)
        .getByRole('button', { name: /^Change/ })
        .count(),
    ).toBe(0);
  });

  it('that is no longer offered is named on its line, and can be removed [C-5-12 D-5-52]', async () => {
    const { page } = await open();
    const [name = ''] = await openCartWith(page, FRIDGES);
    await keepCart(page, (items) => items.map((item) => ({ ...item, warrantyId: 'w-gone' })));
    await page.reload();
    const line = lineOf(page, name);
    await line.getByText('Warranty not found.').waitFor();
    expect(await subtotalOf(page)).toBe(await priceOf(page, name));
    await line.getByRole('button', { name: /^Remove the plan/ }).click();
    await expect.poll(() => line.getByText('Warranty not found.').count()).toBe(0);
    await line.getByRole('button', { name: /^Add for/ }).waitFor();
    expect(await countOf(page)).toBe(1);
  });

  it('is looked up together with those of all other lines, in one call [C-4-48 C-9-18]', async () => {
    const { page } = await open();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/warranties')) asked.push(new URL(request.url()).searchParams.get('ids') ?? '');
    });
    const [, , name = ''] = await openCartWith(page, FRIDGES, [FRIDGES, 1], ESPRESSO);
    await lineOf(page, name)
      .getByRole('button', { name: /^Add for/ })
      .waitFor();
    expect(asked).toHaveLength(1);
    const ids = asked.join().split(',');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('that cannot be looked up is not offered, and the cart works without it', async () => {
    const { page } = await open();
    await page.route('**/api/warranties*', (route) => route.abort());
    const [name = ''] = await openCartWith(page, FRIDGES);
    expect(
      await lineOf(page, name)
        .getByRole('button', { name: /^Add for/ })
        .count(),
    ).toBe(0);
    expect(await subtotalOf(page)).toBe(await priceOf(page, name));
  });
});

describe('the quantity of a line', () => {
  const quantity = (page: Page, name: string) => lineOf(page, name).getByRole('textbox', { name: 'Quantity' });

  it('can be typed; what is too much becomes the most, and the line says why', async () => {
    const { page } = await open();
    const [name = ''] = await openCartWith(page, LIMITED);
    await quantity(page, name).fill('50');
    await page.keyboard.press('Enter');
    await expect.poll(() => qtyOf(page, name)).toBe(2);
    await lineOf(page, name).getByText('There is a limit of 2 per order.').waitFor();
    expect(await quantity(page, name).inputValue()).toBe('2');
    await expect.poll(() => countOf(page)).toBe(2);
  });

  it('is not changed by what is no whole number of things', async () => {
    const { page } = await open();
    const [name = ''] = await openCartWith(page, KETTLES);
    for (const text of ['', 'two', '-3', '1.5']) {
      await quantity(page, name).fill(text);
      await quantity(page, name).blur();
      expect(await quantity(page, name).inputValue(), text).toBe('1');
      expect(await qtyOf(page, name), text).toBe(1);
    }
  });

  it('becomes whole lots of what is sold in lots', async () => {
    const { page } = await open();
    const [name = ''] = await openCartWith(page, IN_LOTS);
    await quantity(page, name).fill('3');
    await quantity(page, name).blur();
    await expect.poll(() => qtyOf(page, name)).toBe(4);
  });

  it('is stepped with the keyboard to its limit and back without losing the focus', async () => {
    const { page } = await open();
    const [name = ''] = await openCartWith(page, LIMITED);
    const more = lineOf(page, name).getByRole('button', { name: 'More' });
    const fewer = lineOf(page, name).getByRole('button', { name: 'Fewer' });
    await more.focus();
    for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('Enter');
    await expect.poll(() => qtyOf(page, name)).toBe(2);
    expect(await more.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await more.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await fewer.evaluate((one) => one === document.activeElement)).toBe(true);
    for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('Enter');
    await expect.poll(() => qtyOf(page, name)).toBe(1);
    expect(await fewer.evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

describe('a line', () => {
  it('says when it comes to the place that was chosen, and nothing where none is', async () => {
    const { page } = await open();
    const [name = ''] = await openCartWith(page, KETTLES);
    expect(await lineOf(page, name).innerText()).not.toContain('Delivery');
    await keepBrunswick(page);
    await page.reload();
    await lineOf(page, name)
      .getByText(/Delivery \w{3} \d{1,2}( –| \w{3})/)
      .waitFor();
  });

  it('keeps what it says of delivery while another line goes', async () => {
    const { page } = await open();
    await keepBrunswick(page);
    const [first = '', second = ''] = await openCartWith(page, KETTLES, [KETTLES, 1]);
    await lineOf(page, first)
      .getByText(/Delivery/)
      .waitFor();
    await page.route('**/api/**delivery**', (route) => route.abort());
    await lineOf(page, second)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await lineOf(page, second).waitFor({ state: 'detached' });
    expect(await lineOf(page, first).innerText()).toContain('Delivery');
  });
});

describe('what goes with the cart', () => {
  const extras = (page: Page) => page.getByRole('region', { name: 'Worth having on the same truck' });

  it('is shown below, without what is in the cart; what is added from there leaves the row', async () => {
    const { page, complaints } = await open();
    const [name = ''] = await openCartWith(page, FRIDGES);
    await page.mouse.wheel(0, 2000);
    const cards = extras(page).getByRole('article');
    await cards.first().waitFor();
    const names = await cards.getByRole('heading').allInnerTexts();
    expect(names).not.toContain(name);
    const [first = ''] = names;
    await cards
      .first()
      .getByRole('button', { name: /^Add to cart/ })
      .click();
    await lineOf(page, first).waitFor();
    await expect.poll(() => cards.getByRole('heading').allInnerTexts()).not.toContain(first);
    expect(complaints).toEqual([]);
  });

  it('is nothing at all when the shop has nothing to say', async () => {
    const { page } = await open();
    await page.route('**/api/product/recommend*', (route) => route.abort());
    const asked = page.waitForRequest('**/api/product/recommend*');
    await openCartWith(page, FRIDGES);
    await page.mouse.wheel(0, 2000);
    await asked;
    await expect.poll(() => page.locator('main [class*="room"]').count()).toBe(0);
    expect(await extras(page).count()).toBe(0);
  });
});

it('lines with and without plans have nothing that axe finds, and nothing sticks out', async () => {
  const { page } = await open();
  await keepBrunswick(page);
  const [, name = ''] = await openCartWith(page, ESPRESSO, FRIDGES);
  await lineOf(page, name)
    .getByRole('button', { name: /^Add for/ })
    .click();
  const change = lineOf(page, name).getByRole('button', { name: /^Change/ });
  await change.waitFor();
  expect(await flawsAtEveryWidth(page)).toEqual([]);
  await change.click();
  await page.getByRole('dialog', { name: 'Repair plan' }).waitFor();
  expect(await flawsAtEveryWidth(page)).toEqual([]);
});

import { failed } from '@wattle/domain/results';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { awake, visit } from '../../../../../scripts/browser/set-up-browser.ts';
import { BAGS, CONSOLE, COPPER, KETTLE } from '../../../testing/cart/cart-goods.ts';
import { countOf, lineOf, qtyOf } from '../../../testing/cart/cart-parts.ts';
import { LIST, listingOf } from '../../../testing/cart/listing-of.ts';
import { kept, setUpCart } from '../../../testing/cart/set-up-cart.ts';

const open = setUpCart();

const addButton = (page: Page, name: string) => page.getByRole('button', { name: `Add to cart ${name}` });

/** Presses a card's button and waits for the cart line. */
async function add(page: Page, name: string): Promise<void> {
  await addButton(page, name).click();
  await page.waitForURL('**/cart?item=*');
  await page.getByRole('heading', { name: 'Your cart', exact: true }).waitFor();
  await lineOf(page, name).waitFor();
}

describe('adding from a card', () => {
  it('leads to the cart with the line marked; the same again makes it two [D-2-11 D-4-15 D-4-18]', async () => {
    const { page, complaints } = await open([], { path: LIST, answers: listingOf(KETTLE, COPPER) });
    await add(page, KETTLE.name);
    expect(new URL(page.url()).searchParams.get('item')).toBe(KETTLE.id);
    await lineOf(page, KETTLE.name).getByText('Just added').waitFor();
    await expect.poll(() => countOf(page)).toBe(1);
    await visit(page, LIST);
    await add(page, KETTLE.name);
    await expect.poll(() => qtyOf(page, KETTLE.name)).toBe(2);
    await page.locator('main').getByText('2 items', { exact: true }).waitFor();
    await visit(page, LIST);
    await add(page, COPPER.name);
    const lines = page.locator('main').getByRole('group', { name: /^Quantity of/ });
    await expect.poll(() => lines.count()).toBe(2);
    expect(complaints).toEqual([]);
  });

  it('is told to analytics, as is another quantity, in the order of the presses [D-7-35 D-7-36]', async () => {
    const { page } = await open([], { path: LIST, answers: listingOf(KETTLE) });
    await add(page, KETTLE.name);
    await lineOf(page, KETTLE.name).getByRole('button', { name: 'More' }).click();
    await lineOf(page, KETTLE.name).getByRole('button', { name: 'Fewer' }).click();
    const told = () =>
      page.evaluate(() => {
        type Told = { event: string; ecommerce: { items: { item_name: string; quantity: number }[] } };
        const { dataLayer = [] } = globalThis as { dataLayer?: Told[] };
        return dataLayer
          .filter(({ event }) => event.endsWith('_cart'))
          .map(({ event, ecommerce: { items } }) => `${event} ${items[0]?.quantity} ${items[0]?.item_name}`);
      });
    await expect
      .poll(told)
      .toEqual(['add_to_cart', 'add_to_cart', 'remove_from_cart'].map((event) => `${event} 1 ${KETTLE.name}`));
  });

  it('is news once: a reload does not say it again', async () => {
    const { page } = await open([], { path: LIST, answers: listingOf(KETTLE) });
    await add(page, KETTLE.name);
    await lineOf(page, KETTLE.name).getByText('Just added').waitFor();
    await page.reload();
    await lineOf(page, KETTLE.name).waitFor();
    expect(new URL(page.url()).searchParams.get('item')).toBe(KETTLE.id);
    expect(await page.getByText('Just added').count()).toBe(0);
  });

  it('is refused with the reason when there is a limit, and the cart stays as it was [D-4-16 C-8-35]', async () => {
    const { page } = await open([kept(CONSOLE, { qty: 2 })], { path: LIST, answers: listingOf(CONSOLE) });
    await addButton(page, CONSOLE.name).click();
    const words = `Another ${CONSOLE.name} can't be added to your cart because there is a limit of 2 per order.`;
    await page.getByRole('region', { name: 'Alerts' }).getByText(words).waitFor();
    expect(await countOf(page)).toBe(2);
    expect(new URL(page.url()).pathname).toBe('/search');
  });

  it('says so when the shop does not answer [D-4-17 D-8-02]', async () => {
    const answers = { ...listingOf(KETTLE), products: failed('UNAVAILABLE') };
    const { page } = await open([], { path: LIST, answers });
    await addButton(page, KETTLE.name).click();
    const alerts = page.getByRole('region', { name: 'Alerts' });
    await alerts.getByText(`Unable to add ${KETTLE.name} to your cart.`, { exact: true }).waitFor();
    expect(await countOf(page)).toBe(0);
  });

  it('puts a whole lot in the cart of what is sold in lots', async () => {
    const { page } = await open([], { path: LIST, answers: listingOf(BAGS) });
    await add(page, BAGS.name);
    expect(await qtyOf(page, BAGS.name)).toBe(2);
    expect(await lineOf(page, BAGS.name).getByText('Sold in lots of 2.').isVisible()).toBe(true);
  });

  it('is blocked until the page knows the cart, and what is pressed before that adds nothing [C-4-67]', async () => {
    const scripts = Promise.withResolvers<void>();
    const { page } = await open([], { path: LIST, answers: listingOf(KETTLE) });
    await page.route('**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(LIST, { waitUntil: 'commit' });
    // the only product of the list; its name comes with the cards' code
    const button = page.locator('main article').getByRole('button', { name: 'Add to cart' });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    await button.click({ force: true });
    scripts.resolve();
    await awake(page);
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('false');
    expect(await countOf(page)).toBe(0);
    await add(page, KETTLE.name);
    expect(await qtyOf(page, KETTLE.name)).toBe(1);
  });
});

it('works for as long as the page is open where nothing can be stored, and says so', async () => {
  const { page, complaints } = await open([], {
    path: LIST,
    answers: listingOf(KETTLE),
    before: (page) => page.addInitScript(refuseStorage),
  });
  await add(page, KETTLE.name);
  expect(await countOf(page)).toBe(1);
  await page.getByText('Your browser does not save your cart.').waitFor();
  await lineOf(page, KETTLE.name).getByRole('button', { name: 'More' }).click();
  await expect.poll(() => countOf(page)).toBe(2);
  // the router reports that it cannot store scroll positions
  expect(complaints.filter((one) => one !== 'SecurityError: denied')).toEqual([]);
});

it('takes no harm from a kept text that is not a cart', async () => {
  const { page, complaints } = await open('{"version":1,"items":[{"qty":"many"}', {
    answers: listingOf(KETTLE),
    stored: { 'wattle.cart-glance': '{"totalQty":' },
  });
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await visit(page, LIST);
  await add(page, KETTLE.name);
  expect(await qtyOf(page, KETTLE.name)).toBe(1);
  expect(complaints).toEqual([]);
});

const refuseStorage = (): void => {
  const refuse = {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  Object.defineProperty(window, 'localStorage', refuse);
  Object.defineProperty(window, 'sessionStorage', refuse);
  Object.defineProperty(window, 'indexedDB', refuse);
};

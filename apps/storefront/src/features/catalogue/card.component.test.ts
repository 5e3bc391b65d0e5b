import { failed, success } from '@wattle/domain/results';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hold } from '../../../../../scripts/browser/hold.ts';
import { WIDTHS } from '../../../../../scripts/browser/set-up-browser.ts';
import { sampleOffers } from '../../../testing/cart/sample-offers.ts';
import { EXAMPLE_LISTING } from '../../../testing/listing/example-listing.ts';
import { callsOf } from '../../../testing/open-stage.ts';
import { sampleSummary } from '../../goods/card/sample-summary.ts';
import { COMPARISON_ANSWERS } from '../comparison/testing/comparison-answers.ts';
import { buttonOf, FRIDGES, GALLERY, sample, setUpCards } from './testing/set-up-cards.ts';

const openCards = setUpCards();
const CART = {
  loadCartOffers: success(sampleOffers()),
  checkoutInfo: failed('UNAVAILABLE'),
  listWarranties: success({ warranties: [] }),
};
const heartOf = (card: Locator): Locator => card.getByRole('button', { name: /^Save .* to wishlist$/ });

describe('the button of a card', () => {
  it('puts the product in the cart and goes there [D-2-11 D-3-04]', async () => {
    const { page } = await openCards(FRIDGES, { answers: CART });
    const card = page.locator('main article').first();
    const name = await card.locator('h3').innerText();
    await card.getByRole('button', { name: `Add to cart ${name}` }).click();
    await page.waitForURL(/\/cart\?item=p-\d+$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('main').getByText(name).first().waitFor();
  });

  it('keeps its width and cannot be pressed again while it adds [D-2-113]', async () => {
    const { page } = await openCards(FRIDGES, { answers: CART, isCold: true });
    const { asked, release } = await hold(page, '*/press-card*.js');
    const [first, second] = [buttonOf(page.locator('article').nth(0)), buttonOf(page.locator('article').nth(1))];
    const sizeOf = (one: Locator) => one.evaluate((element) => [element.clientWidth, element.clientHeight]);
    const before = await sizeOf(first);
    await first.click();
    await asked;
    expect(await first.innerText()).toMatch(/^Adding…/);
    expect(await first.getAttribute('aria-busy')).toBe('true');
    expect(await first.getAttribute('aria-disabled')).toBe('true');
    expect(await sizeOf(first)).toEqual(before);
    expect(await second.innerText()).toMatch(/^Add to cart/);
    await release();
    await page.waitForURL('**/cart?item=*');
  });

  it('says so when the product could not be added, and stays [C-8-33]', async () => {
    const { page } = await openCards(GALLERY, { answers: { products: [] } });
    await buttonOf(sample(page, 'plain-price')).click();
    const sentence = '9 kg quiet front-load washer cannot be added to your cart because it is no longer available.';
    await page.getByRole('region', { name: 'Alerts', exact: true }).getByText(sentence).waitFor();
    expect(new URL(page.url()).pathname).toBe(GALLERY);
    await expect.poll(() => buttonOf(sample(page, 'plain-price')).innerText()).toMatch(/^Add to cart/);
  });

  it('waits for the cart without looking so [D-2-112]', async () => {
    const { page } = await openCards(FRIDGES);
    const button = buttonOf(page.locator('article').first());
    const colour = () => button.evaluate((one) => getComputedStyle(one).backgroundColor);
    const ready = await colour();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(FRIDGES, { waitUntil: 'domcontentloaded' });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expect(await colour()).toBe(ready);
  });
});

describe('the dialogs of a card', () => {
  it('say why a product is in stores only, and give focus back [D-2-117]', async () => {
    const { page } = await openCards(GALLERY);
    const button = buttonOf(sample(page, 'enquire'));
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Only in our stores' });
    await dialog.getByText('The last ones are in our stores').waitFor();
    await dialog.getByRole('link', { name: /^1300/ }).waitFor();
    expect(await dialog.getByRole('link', { name: 'All stores' }).getAttribute('href')).toBe('/stores');
    expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(GALLERY);
  });

  it('say that a brand takes orders by enquiry only, with the product in the form [D-2-116]', async () => {
    const { page } = await openCards(GALLERY);
    await buttonOf(sample(page, 'agency-direct')).click();
    const dialog = page.getByRole('dialog', { name: 'Nordholm sells this one with us' });
    const enquiry = dialog.getByRole('textbox', { name: 'Enquiry' });
    await enquiry.waitFor();
    expect(await enquiry.inputValue()).toContain('Agency direct sample');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('keep an agency item out of a cart with others in it, and the other way round [D-2-116]', async () => {
    const glance = '{"totalQty":1,"hasAgencyItems":false,"hasOtherItems":true}';
    const { page } = await openCards(GALLERY, { stored: { 'wattle.cart-glance': glance } });
    await buttonOf(sample(page, 'agency-item')).click();
    await page.getByRole('dialog', { name: 'This has to be ordered separately' }).waitFor();
  });

  it('name the nearest stores once a suburb is chosen [D-2-116]', async () => {
    const { page } = await openCards(GALLERY, { width: WIDTHS.phone });
    await buttonOf(sample(page, 'enquire')).click();
    const dialog = page.getByRole('dialog', { name: 'Only in our stores' });
    await dialog.getByRole('combobox', { name: 'Suburb or postcode' }).pressSequentially('3056');
    await dialog.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const stores = dialog.getByRole('listitem');
    await expect.poll(() => stores.count()).toBe(3);
    await expect.poll(() => stores.first().innerText()).toMatch(/km|m\n/);
    expect(await stores.first().innerText()).toMatch(/Open|Opens|Closes|Closed/);
  });
});

describe('a sold-out card', () => {
  it('asks for a mail when it is back, for the product that it shows, and leads to what is like it', async () => {
    const askForStock = success({ key: '6b1f3f0e-2f2c-4a59-9a53-3a8b7d5f0c11' });
    const to = '/categories/fridges?inStock=true';
    const listAlike = success({ alike: [{ id: 'gone', to, count: 4, priceFrom: 749 }] });
    const products = [sampleSummary({ id: 'gone', soldOut: true }), sampleSummary({ id: 'here' })];
    const listProducts = success({ ...EXAMPLE_LISTING, products });
    const { page, stage } = await openCards(FRIDGES, { answers: { askForStock, listProducts, listAlike } });
    const card = page.locator('article[data-state=SOLD_OUT]:has(button[data-press=mail])').first();
    expect(await card.getByRole('link', { name: 'See 4 like it, from $749' }).getAttribute('href')).toBe(to);
    const id = await card.getAttribute('data-product');
    await card.getByRole('button', { name: 'Email me when it is back' }).click();
    const dialog = page.getByRole('dialog', { name: 'Email me when it is back' });
    await dialog.getByLabel('Your email, for this alert only').fill('mia@example.com');
    await dialog.getByRole('button', { name: 'Ask' }).click();
    await dialog.getByText('We email mia@example.com when it is back.').waitFor();
    expect(callsOf(stage.calls, 'askForStock').map(({ input }) => input)).toMatchObject([{ productId: id }]);
  });
});

describe('what a card keeps', () => {
  it('shows a saved product as saved, also after a reload', async () => {
    const { page } = await openCards(FRIDGES);
    const heart = heartOf(page.locator('article').first());
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    await heart.click();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
  });

  it('shows a compared product as compared, also after a reload', async () => {
    const { page } = await openCards(FRIDGES, { answers: COMPARISON_ANSWERS });
    const box = page
      .locator('article')
      .first()
      .getByRole('checkbox', { name: /^Compare/ });
    await box.check();
    // stored once its family's attributes have loaded
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wattle.comparison') ?? '')).toContain('"p-');
    await page.reload();
    await expect.poll(() => box.isChecked()).toBe(true);
  });
});

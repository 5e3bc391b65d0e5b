import { failed } from '@wattle/domain/results';
import type { ProductDocument } from '@wattle/domain/search';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../../../../../scripts/browser/set-up-browser.ts';
import { cartAnswers } from '../../../testing/cart/cart-answers.ts';
import { COPPER, GOODS, KETTLE } from '../../../testing/cart/cart-goods.ts';
import { countOf, lineOf } from '../../../testing/cart/cart-parts.ts';
import { LIST, listingOf } from '../../../testing/cart/listing-of.ts';
import { setUpCart } from '../../../testing/cart/set-up-cart.ts';
import { savedAs } from '../../../testing/wishlist/saved-as.ts';

const openWith = setUpCart();
const open = (path: string, options: Parameters<typeof openWith>[1] = {}) => openWith([], { ...options, path });
const WISHLIST = '/account/wishlist';

const heartOf = (page: Page, { name }: Pick<ProductDocument, 'name'>) =>
  page.getByRole('button', { name: `Save ${name} to wishlist` });
const namesOn = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();

describe('the wishlist', () => {
  it('shows what was saved, the newest first, after a reload too [C-3-20 C-3-21]', async () => {
    const { page, complaints } = await open(LIST, { answers: listingOf(KETTLE, COPPER) });
    // not in the order of their ids, by which those of one moment stand
    for (const product of [COPPER, KETTLE]) {
      await heartOf(page, product).click();
      await expect.poll(() => heartOf(page, product).getAttribute('aria-pressed')).toBe('true');
    }
    await visit(page, WISHLIST);
    await page.getByText('2 products saved on this device.').waitFor();
    await expect.poll(() => namesOn(page)).toEqual([KETTLE.name, COPPER.name]);
    await page.reload();
    await expect.poll(() => namesOn(page)).toEqual([KETTLE.name, COPPER.name]);
    expect(complaints).toEqual([]);
  });

  it('keeps a card in its place until the page is left, so that its heart can be put back', async () => {
    const { page } = await open(WISHLIST, { stored: savedAs(KETTLE.id) });
    await heartOf(page, KETTLE).click();
    await page.getByText('Nothing saved', { exact: false }).waitFor();
    expect(await heartOf(page, KETTLE).getAttribute('aria-pressed')).toBe('false');
    await page.reload();
    await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
  });

  it('is the same in another tab at once', async () => {
    const { page } = await open(WISHLIST, { answers: listingOf(KETTLE) });
    await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
    const other = await page.context().newPage();
    await visit(other, LIST);
    await heartOf(other, KETTLE).click();
    await expect.poll(() => namesOn(page)).toEqual([KETTLE.name]);
  });

  it('names what is discontinued and what took its place, also when nothing else was saved [C-4-50]', async () => {
    const old = { ...COPPER, state: 'discontinued', replacedBy: KETTLE.id } as const;
    const { page } = await open(WISHLIST, { stored: savedAs(old.id), answers: { products: [old, KETTLE] } });
    await page.getByText(`${old.name} is no longer sold, so we removed it from your wishlist.`).waitFor();
    const link = page.getByRole('link', { name: `Replaced by ${KETTLE.brand.name} ${KETTLE.name}` });
    expect(await link.getAttribute('href')).toBe(`/${KETTLE.path}`);
    await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor();
  });

  it('lets go of what is no longer sold, and says so once [C-4-50]', async () => {
    const { page } = await open(WISHLIST, { stored: savedAs('p-gone', KETTLE.id) });
    await page.getByText('1 product saved on this device.').waitFor();
    await page.getByText('Something is no longer sold, so we removed it from your wishlist.').waitFor();
    expect(await namesOn(page)).toEqual([KETTLE.name]);
    await page.reload();
    await page.getByRole('article').waitFor();
    expect(await page.getByText('no longer sold').count()).toBe(0);
  });

  it('leads to the cart with what is added from it', async () => {
    const { page, complaints } = await open(WISHLIST, { stored: savedAs(KETTLE.id) });
    await page.getByRole('button', { name: `Add to cart ${KETTLE.name}` }).click();
    await lineOf(page, KETTLE.name).waitFor();
    await expect.poll(() => countOf(page)).toBe(1);
    await visit(page, WISHLIST);
    await expect.poll(() => namesOn(page)).toEqual([KETTLE.name]);
    expect(complaints).toEqual([]);
  });

  it('that cannot be loaded offers to try again', async () => {
    const { page, stage } = await open(WISHLIST, {
      stored: savedAs(KETTLE.id),
      answers: { products: failed('UNAVAILABLE') },
    });
    await page.getByText('We could not load your wishlist.').waitFor();
    stage.answer(cartAnswers(GOODS));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => namesOn(page)).toEqual([KETTLE.name]);
  });
});

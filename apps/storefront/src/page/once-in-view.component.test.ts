import { success } from '@wattle/domain/results';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { IN_BRUNSWICK } from '../../testing/cart/cart-answers.ts';
import { ESPRESSO, FRIDGE, KETTLE } from '../../testing/cart/cart-goods.ts';
import { summaryOf } from '../../testing/cart/cart-parts.ts';
import { setUpCart } from '../../testing/cart/set-up-cart.ts';
import { LISTING_ANSWERS } from '../../testing/listing/listing-answers.ts';
import { setUpStage } from '../../testing/set-up-stage.ts';
import { SAMPLE_DOCUMENTS } from '../features/catalogue/testing/sample-documents.ts';

const open = setUpStage();
const openCart = setUpCart();

type Crossing = { readonly within: string; readonly isIn: boolean };

/** As on a busy page: the first such crossing of elements inside `within` is told together with the next one. */
const tellTogether = (crossing: Crossing) => (page: Page) =>
  page.addInitScript(({ within, isIn }) => {
    const Native = window.IntersectionObserver;
    window.IntersectionObserver = class extends Native {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        let held: IntersectionObserverEntry[] | null = null;
        super((entries, self) => {
          const isHeld = entries.some(
            ({ target, isIntersecting }) => target.matches(within) && isIntersecting === isIn,
          );
          if (!held && isHeld) held = entries;
          else tell([...(held?.splice(0) ?? []), ...entries], self);
        }, options);
      }
    };
  }, crossing);

const scroll = async (page: Page, to: 'start' | 'end'): Promise<void> => {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, to === 'end' ? 900 : -900);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
};

describe('when a busy page is told of two crossings at once', () => {
  it('a rail that has come near loads', async () => {
    const { page } = await open('/products/fridge-1', {
      answers: {
        ...LISTING_ANSWERS,
        products: SAMPLE_DOCUMENTS,
        recommendProducts: success({
          attributionToken: 'token-1',
          products: SAMPLE_DOCUMENTS.slice(10, 16).map(({ id, state, soldOut }) => ({
            id,
            state,
            soldOut,
            hasStockOnHand: true,
          })),
        }),
        loadProduct: (input) => {
          const found = LISTING_ANSWERS.loadProduct(input);
          const description = Array.from({ length: 80 }, (_, line) => `Line ${line} of what there is to say.`);
          return success({ ...found.value, product: { ...found.value.product, description } });
        },
      },
      before: tellTogether({ within: 'main div', isIn: false }),
    });
    await scroll(page, 'end');
    await page.getByRole('region', { name: 'You may also like' }).first().waitFor();
  });

  it('the header is small below the start of the page', async () => {
    const { page } = await open('/categories/fridges', {
      answers: LISTING_ANSWERS,
      before: tellTogether({ within: '*', isIn: true }),
    });
    await scroll(page, 'end');
    await expect.poll(async () => (await page.getByRole('search').boundingBox())?.y).toBeGreaterThan(0);
  });

  it('the bar with the total stays while Check out itself is out of view', async () => {
    const { page } = await openCart([FRIDGE, ESPRESSO, KETTLE], {
      stored: IN_BRUNSWICK,
      width: 390,
      before: tellTogether({ within: '*', isIn: true }),
    });
    const bar = page.getByRole('complementary', { name: 'Check out' });
    await bar.waitFor();
    await summaryOf(page).getByRole('link', { name: 'Check out' }).scrollIntoViewIfNeeded();
    await scroll(page, 'start');
    expect(await bar.isVisible()).toBe(true);
  });
});

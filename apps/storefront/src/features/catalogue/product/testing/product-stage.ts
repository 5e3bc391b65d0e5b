import { failed, success } from '@wattle/domain/results';
import type { Page } from 'playwright-core';
import { sampleOffers } from '../../../../../testing/cart/sample-offers.ts';
import { SAMPLE_PLAN, sampleDocument } from '../../../../../testing/cart/sample-products.ts';
import type { StagedPage, StageOptions } from '../../../../../testing/set-up-stage.ts';
import type { Answers } from '../../../../../testing/stage-answers.ts';
import type { ProductPage } from '../product-page-data.ts';
import { FRIDGE_FAMILY, SAMPLE_FRIDGE } from './sample-fridge.ts';

type Product = ProductPage['product'];
type Open = (path: string, options?: StageOptions) => Promise<StagedPage>;

export const DAY = 86_400;
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** Other products for the rails. */
const ALSO = ['one', 'two', 'three', 'four', 'five'].map((id) => sampleDocument(`also-${id}`));

/** Answers for a product page, and for the cart it leads to. */
export function productAnswers(changes: Partial<Product> = {}, plans: ProductPage['plans'] = [SAMPLE_PLAN]): Answers {
  const product = { ...SAMPLE_FRIDGE, ...changes };
  const { documents: _documents, description: _description, ...known } = product;
  return {
    loadProduct: success({ product, family: FRIDGE_FAMILY, plans, twins: null }),
    products: [sampleDocument(product.id, { ...known, variantId: product.variants[0]?.id ?? '' }), ...ALSO],
    // what is sold out shows without anything in its place
    listProducts: failed('UNAVAILABLE'),
    recordProductEvents: success({ recorded: 1 }),
    recommendProducts: success({ attributionToken: 'token', products: ALSO }),
    listWarranties: success({ warranties: [SAMPLE_PLAN] }),
    loadCartOffers: success(sampleOffers()),
    // the cart shows local figures
    checkoutInfo: failed('UNAVAILABLE'),
  };
}

type ProductOptions = StageOptions & { readonly product?: Partial<Product> };

/** Opens a fridge's page with these changes, and waits until its button is ready or disabled. */
export async function openProduct(
  open: Open,
  { product = {}, answers, ...options }: ProductOptions = {},
): Promise<StagedPage> {
  const path = product.path ?? SAMPLE_FRIDGE.path;
  const staged = await open(`/${path}`, { ...options, answers: { ...productAnswers(product), ...answers } });
  if (options.javaScriptEnabled !== false) await untilReady(staged.page);
  return staged;
}

export const untilReady = (page: Page) =>
  addButton(page).and(page.locator('[aria-disabled=false], :disabled')).waitFor();

/** The buy box. */
export const buyBox = (page: Page) => page.getByRole('region', { name: 'Buy', exact: true });

/** The main button; small screens have a second one at the bottom. */
export const addButton = (page: Page) =>
  buyBox(page)
    .getByRole('button', { name: /^(Add to cart|Pre-order|Coming Soon|Sold Out|Enquire|Unavailable)$/ })
    .first();

/** A variant card. */
export const variantCard = (page: Page, words: string) => buyBox(page).locator('label', { hasText: words });

export const waysOf = (page: Page) => page.getByRole('region', { name: 'Delivery and collection' });

/** Two finishes with their own pictures; the first may be sold out. */
export const finishes = (firstQty = 5): Pick<Product, 'variants'> => ({
  variants: [
    { ...finish('E1', 'Sand'), qty: firstQty, hasStockOnHand: firstQty > 0 },
    { ...finish('E2', 'Eucalypt'), qty: 5, hasStockOnHand: true },
  ],
});

export const soldOut = (): Partial<Product> => ({
  soldOut: true,
  hasStockOnHand: false,
  variants: SAMPLE_FRIDGE.variants.map((variant) => ({ ...variant, qty: 0, hasStockOnHand: false })),
});

const finish = (code: string, name: string) => ({
  id: `v-${code}`,
  code: `NF637XS-${code}`,
  gtin: '',
  name,
  images: ['front', 'angle'].map((view) => ({
    url: `/pictures/fridge/${view}/${code}.svg`,
    alt: `A fridge, ${name.toLowerCase()}, seen from the ${view}`,
  })),
});

import type { GiftCardDetails } from '@wattle/domain/cart';
import { failed, success } from '@wattle/domain/results';
import type { Page } from 'playwright-core';
import { sampleOffers } from '../../../../../../testing/cart/sample-offers.ts';
import { sampleDocument } from '../../../../../../testing/cart/sample-products.ts';
import { leaveCart } from '../../../../../../testing/cart/set-up-cart.ts';
import type { StagedPage, StageOptions } from '../../../../../../testing/set-up-stage.ts';
import type { Answers } from '../../../../../../testing/stage-answers.ts';
import type { ProductPage } from '../../product-page-data.ts';
import { buyBox, untilReady } from '../../testing/product-stage.ts';
import { SAMPLE_KETTLE } from '../../testing/sample-kettle.ts';

type Open = (path: string, options?: StageOptions) => Promise<StagedPage>;

const CARD: ProductPage['product'] = {
  ...SAMPLE_KETTLE,
  id: 'p-100063',
  name: 'Digital gift card, $50',
  path: 'products/gift-card-50',
  functionalType: 'giftcard',
  price: 50,
  erpOriginalPrice: 50,
  taxExclusive: true,
  blGroup: { isAgencyItem: false, enableWarranty: false, availableWarrantyIds: [], baseWarrantyPeriod: 0 },
};
const { documents: _documents, description: _description, ...KNOWN } = CARD;

export const CARD_PATH = `/${CARD.path}`;

/** A shop that sells gift cards. */
export const GIFT_CARD_ANSWERS = {
  loadProduct: success({
    product: CARD,
    family: { code: 'cards', name: 'Gift cards', groups: [] },
    plans: [],
    twins: null,
  }),
  products: [sampleDocument(CARD.id, { ...KNOWN, variantId: 'v-1' })],
  recordProductEvents: success({ recorded: 1 }),
  recommendProducts: success({ attributionToken: '', products: [] }),
  loadCartOffers: success(sampleOffers()),
  // the cart shows local figures
  checkoutInfo: failed('UNAVAILABLE'),
} satisfies Answers;

/** Valid gift card details. */
export const WORDS = {
  'Recipient’s name': 'Priya',
  'Recipient’s email address': 'priya@example.com',
  'Your name': 'Sam',
  Message: 'Happy housewarming. Buy the good toaster.',
} as const;

export type CardLabel = keyof typeof WORDS;

const GIFT: GiftCardDetails = {
  amount: 50,
  recipientName: WORDS['Recipient’s name'],
  recipientEmail: WORDS['Recipient’s email address'],
  senderName: WORDS['Your name'],
  message: WORDS.Message,
};

/** Opens the $50 gift card and waits for hydration of its form. */
export async function openGiftCard(open: Open, { answers, ...options }: StageOptions = {}): Promise<StagedPage> {
  const staged = await open(CARD_PATH, { ...options, answers: { ...GIFT_CARD_ANSWERS, ...answers } });
  await untilReady(staged.page);
  await fieldOf(staged.page, 'Your name').and(staged.page.locator(':enabled')).waitFor();
  return staged;
}

/** Opens a cart that already holds these gift cards. */
export function openCards(open: Open, ...cards: readonly Readonly<Record<string, unknown>>[]): Promise<StagedPage> {
  const items = cards.map((part, index) => ({
    productId: CARD.id,
    variantId: 'v-1',
    qty: 1,
    createdAt: index,
    id: `own-${index}`,
    giftcard: { ...GIFT, ...part },
  }));
  const text = JSON.stringify({ version: 1, items });
  return open('/cart', { answers: GIFT_CARD_ANSWERS, before: (page) => leaveCart(page, text) });
}

/** A field of the gift card form, on its page or in the cart dialog. */
export const fieldOf = (page: Page, label: CardLabel) => page.getByRole('textbox', { name: label });

export const amountOf = (page: Page, amount: string) => page.getByRole('radio', { name: amount, exact: true });

export async function fillCard(page: Page, words: Partial<Record<CardLabel, string>> = {}): Promise<void> {
  for (const [label, usual] of Object.entries(WORDS)) {
    await fieldOf(page, label as CardLabel).fill(words[label as CardLabel] ?? usual);
  }
}

export const pressAdd = (page: Page) => buyBox(page).getByRole('button', { name: 'Add to cart' }).click();

/** Cart lines of gift cards for a recipient. */
export const cardLine = (page: Page, to: string) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ hasText: `To ${to},` });

/** The cart count in the header, 0 when there is none. */
export async function countOf(page: Page): Promise<number> {
  const words = await page.getByRole('navigation', { name: 'You' }).getByRole('link', { name: /^Cart/ }).innerText();
  return Number(words.replace(/\D/g, ''));
}

import { GIFT_CARD_AMOUNTS } from '../families/extras/gift-cards.ts';
import type { Anchor } from './anchor.ts';

const FIRST_CARD = 100061;

const cards: readonly Anchor[] = GIFT_CARD_AMOUNTS.map((amount, index) => ({
  number: FIRST_CARD + index,
  family: 'giftCards',
  brand: 'wattle',
  sku: `WA-GIFT${amount}`,
  listPrice: amount,
  attributes: { amount },
  // A gift card is money in another form: GST is paid when it is spent.
  wish: { functionalType: 'giftcard', taxExclusive: true, popularity: 640 - index },
}));

/** Gift cards in every amount, a gift that only a promotion adds, and a donation. */
export const GIFT_ANCHORS: readonly Anchor[] = [
  {
    number: 100059,
    family: 'gifts',
    brand: 'solenne',
    name: 'Descaler, 500 mL, with any espresso machine',
    sku: 'SGF-50',
    listPrice: 19.95,
    attributes: { giftType: 'Descaler, 500 mL', comesWith: 'Any espresso machine' },
    wish: { functionalType: 'promotional', sale: { price: 0, to: null }, hidden: true, popularity: 0 },
  },
  {
    number: 100060,
    family: 'gifts',
    brand: 'wattle',
    name: 'Donation, $5 for recycling in schools',
    sku: 'WA-GF5',
    listPrice: 5,
    attributes: { giftType: 'Donation, $5', comesWith: 'Nothing' },
    wish: { functionalType: 'donation', taxExclusive: true, hidden: true, popularity: 0 },
  },
  ...cards,
];

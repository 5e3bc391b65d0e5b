import { GIFT_CARD_AMOUNTS } from '@wattle/domain';
import { CHOSEN_AMOUNT } from '../families/extras/gift-cards.ts';
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
  wish: {
    functionalType: 'giftcard',
    taxExclusive: true,
    popularity: amount === CHOSEN_AMOUNT ? 650 : 640 - index,
  },
}));

/** Gift cards in every amount, what only a promotion adds, and a donation. */
export const GIFT_ANCHORS: readonly Anchor[] = [
  {
    number: 100059,
    family: 'gifts',
    brand: 'solenne',
    name: 'Descaler, 500 mL',
    sku: 'SGF-50',
    listPrice: 19.95,
    attributes: { giftType: 'Descaler, 500 mL', comesWith: 'Any espresso machine' },
    // The price is what it is worth: what a shopper pays for it is the promotion's to say.
    wish: { functionalType: 'promotional', hidden: true, popularity: 0 },
  },
  {
    number: 100074,
    family: 'gifts',
    brand: 'satchel-lane',
    name: 'Sailcloth laptop sleeve, up to 16 inches',
    sku: 'SLGF16',
    listPrice: 49,
    attributes: { giftType: 'Sailcloth laptop sleeve', comesWith: 'Any laptop from $900, by code' },
    wish: { functionalType: 'promotional', hidden: true, popularity: 0 },
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

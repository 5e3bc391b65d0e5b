import {
  type CardInstalment,
  type CardState,
  type Cents,
  formatCountdown,
  formatPrice,
  type PriceEnd,
  type StockCode,
  type StockLine,
} from '@wattle/domain';
import { formatLastDay, formatShopDay } from './shop-day.ts';

/** What the button of a card says [D-2-106…111]. */
export const CARD_BUTTONS: Readonly<Record<CardState, string>> = {
  PREORDER: 'Pre-order',
  COMING_SOON: 'Coming Soon',
  SOLD_OUT: 'Sold Out',
  ENQUIRE: 'Enquire',
  ADD_TO_CART: 'Add to cart',
  UNAVAILABLE: 'Unavailable',
};

/** While the product is on its way into the cart. */
export const ADDING = 'Adding…';

export const CARD_MARKS = { CLEARANCE: 'Clearance', HOT_PRICE: 'Hot price', NEW: 'New' } as const;

const STOCK: Readonly<Record<StockCode, string>> = {
  IN_STOCK: 'In stock',
  ORDERED_IN: 'Ordered in for you',
  PREORDER: 'Pre-order',
  COMING_SOON: 'Coming soon',
  SOLD_OUT: 'Sold out',
  IN_STORE_ONLY: 'In store only',
  NO_LONGER_SOLD: 'No longer sold',
  UNAVAILABLE: 'Unavailable',
};

/** Whether and when a product can be had. */
export function stockWords({ code, at }: StockLine): string {
  if (at === null) return STOCK[code];
  return `${code === 'PREORDER' ? 'Released' : 'On sale'} ${formatShopDay(at)}`;
}

export const savingWords = (savingCents: Cents): string => `Save ${formatPrice(savingCents)}`;

/** Until when a price holds. */
export function priceEndWords(end: PriceEnd): string {
  return end.kind === 'COUNTDOWN' ? `Ends in ${formatCountdown(end.left)}` : `Until ${formatLastDay(end.endsAt)}`;
}

export function cardInstalmentWords({ provider, amountCents }: CardInstalment): string {
  const amount = formatPrice(amountCents);
  return provider === 'AFTERPAY' ? `4 × ${amount} with Afterpay` : `or Zip from ${amount} a week`;
}

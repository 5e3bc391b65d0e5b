import {
  type CardInstalment,
  formatCountdown,
  type PriceEnd,
  type StockCode,
  type StockLine,
} from '@wattle/domain/catalogue';
import { type Cents, formatPrice } from '@wattle/domain/money';
import { listWords } from './list-words.ts';
import { formatLastDay, formatShopDay } from './shop-day.ts';

/** What the variants of a product are called, for who hears the dots of a card. */
export const comesIn = (names: readonly string[]): string => `Comes in ${listWords(names)}.`;
/** Which of them the card adds. */
export const inOne = (name: string): string => `In ${name}`;
const NAMED_MAX = 2;
/** The others, where they have no colour to show. */
export const alsoIn = (others: readonly string[]): string =>
  others.length > NAMED_MAX ? `and ${others.length} more` : `also ${others.join(', ')}`;

export const CARD_MARKS = { CLEARANCE: 'Clearance', HOT_PRICE: 'Hot price', NEW: 'New' } as const;

const STOCK: Readonly<Record<StockCode, string>> = {
  IN_STOCK: 'In stock',
  ORDERED_IN: 'Ordered in for you',
  PREORDER: 'Pre-order',
  COMING_SOON: 'Coming soon',
  SOLD_OUT: 'Sold out',
  IN_STORE_ONLY: 'In store only',
  BY_ENQUIRY: 'By enquiry',
  NO_LONGER_SOLD: 'No longer sold',
  UNAVAILABLE: 'Unavailable',
};

/** Whether and when a product is available. */
export function stockWords({ code, at }: StockLine): string {
  if (at === null) return STOCK[code];
  return `${code === 'PREORDER' ? 'Released' : 'On sale'} ${formatShopDay(at)}`;
}

/** Under the price of agency goods. */
export const agentWords = (brandName: string): string => `Price set by ${brandName}, sold as its agent`;

/** Instead of the price of what is no longer sold. */
export const lastSoldWords = (cents: Cents): string => `Was ${formatPrice(cents)} when last sold`;

export const savingWords = (savingCents: Cents): string => `Save ${formatPrice(savingCents)}`;

/** When a price ends. */
export function priceEndWords(end: PriceEnd): string {
  return end.kind === 'COUNTDOWN' ? `Ends in ${formatCountdown(end.left)}` : `Until ${formatLastDay(end.endsAt)}`;
}

export function cardInstalmentWords({ provider, amountCents }: CardInstalment): string {
  const amount = formatPrice(amountCents);
  return provider === 'AFTERPAY' ? `4 × ${amount} with Afterpay` : `or Zip from ${amount} a week`;
}

import { centsOf, formatPrice } from '@wattle/domain/money';
import { shortDayWords } from './day-names.ts';

/** More than so many need no count. */
const MANY = 5;

type Estimate = { readonly firstAvailable: string; readonly price: number };

/** 'Delivery Tue 17 Nov, $19' on a card; a day is yyyy-mm-dd where the shopper is. */
export function cardDayWords({ firstAvailable, price }: Estimate): string {
  return `Delivery ${shortDayWords(firstAvailable)}, ${price === 0 ? 'free' : formatPrice(centsOf(price))}`;
}

type Nearest = { readonly storeName: string; readonly qty: number };

/** '2 in stock at Preston': where it is not brought, or is sold in stores only. */
export const cardStoreWords = ({ storeName, qty }: Nearest): string =>
  qty > MANY ? `In stock at ${storeName}` : `${qty} in stock at ${storeName}`;

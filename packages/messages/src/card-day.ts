import { centsOf, formatPrice } from '@wattle/domain/money';

/** More than so many need no count. */
const MANY = 5;

const day = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });

type Estimate = { readonly firstAvailable: string; readonly price: number };

/** 'Delivery Tue 17 Nov, $19' on a card; a day is yyyy-mm-dd where the shopper is. */
export function cardDayWords({ firstAvailable, price }: Estimate): string {
  const words = day.format(new Date(`${firstAvailable}T00:00:00Z`)).replace(',', '');
  return `Delivery ${words}, ${price === 0 ? 'free' : formatPrice(centsOf(price))}`;
}

type Nearest = { readonly storeName: string; readonly qty: number };

/** '2 in stock at Preston': where it is not brought, or is sold in stores only. */
export const cardStoreWords = ({ storeName, qty }: Nearest): string =>
  qty > MANY ? `In stock at ${storeName}` : `${qty} in stock at ${storeName}`;

import { centsOf, formatPrice } from '@wattle/domain/money';

const day = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });

type Estimate = { readonly firstAvailable: string; readonly price: number };

/** 'Delivery Tue 17 Nov, $19' on a card; a day is yyyy-mm-dd where the shopper is. */
export function cardDayWords({ firstAvailable, price }: Estimate): string {
  const words = day.format(new Date(`${firstAvailable}T00:00:00Z`)).replace(',', '');
  return `Delivery ${words}, ${price === 0 ? 'free' : formatPrice(centsOf(price))}`;
}

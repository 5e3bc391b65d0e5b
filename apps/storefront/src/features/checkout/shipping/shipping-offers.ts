import { centsOf, formatPrice } from '@wattle/domain';
import { formatShortDays } from '../../../goods/delivery/delivery-words.ts';
import type { DeliveryCalendar, ListedStore } from './use-shipping-calls.ts';

export type ShippingOffer = {
  /** yyyy-mm-dd */
  readonly first: string;
  /** Dollars, the least of all. */
  readonly price: number;
};

/** The soonest and the cheapest of every way to the door; they need not be the same one. */
export function deliveryOffer({ standard, express, days }: DeliveryCalendar): ShippingOffer {
  const open = days.flatMap(({ status, date, price }) =>
    status === 'AVAILABLE' && price !== null ? [{ first: date, price }] : [],
  );
  const ways = [standard, ...(express ? [express] : [])].map(({ earliest, price }) => ({ first: earliest, price }));
  return [...ways, ...open].reduce((best, one) => ({
    first: one.first < best.first ? one.first : best.first,
    price: Math.min(best.price, one.price),
  }));
}

/** The soonest of the stores around; null: none of them has a day. */
export function pickupOffer(stores: readonly Pick<ListedStore, 'first'>[]): ShippingOffer | null {
  const days = stores.flatMap(({ first }) => first?.date ?? []).sort();
  const [first] = days;
  return first === undefined ? null : { first, price: 0 };
}

/** 'From Tue 17 Nov, from $49', 'From Wed 18 Nov, free'. */
export const offerWords = ({ first, price }: ShippingOffer): string =>
  `From ${formatShortDays(first, first)}, ${price === 0 ? 'free' : `from ${formatPrice(centsOf(price))}`}`;

import type { DeliveryCalendar, ListedStore } from './use-shipping-calls.ts';

export type ShippingOffer = {
  /** yyyy-mm-dd */
  readonly first: string;
  /** The price of that day, in dollars. */
  readonly price: number;
};

/** The earliest day of all delivery methods, at its own price: the cheapest of those that come that day. */
export function deliveryOffer({ standard, express, days }: DeliveryCalendar): ShippingOffer {
  const open = days.flatMap(({ status, date, price }) =>
    status === 'AVAILABLE' && price !== null ? [{ first: date, price }] : [],
  );
  const ways = [standard, ...(express ? [express] : [])].map(({ earliest, price }) => ({ first: earliest, price }));
  return [...ways, ...open].reduce((best, one) => {
    if (one.first === best.first) return one.price < best.price ? one : best;
    return one.first < best.first ? one : best;
  });
}

/** The first day that can be chosen, at its own price; null: all are full. */
export function firstDay(days: DeliveryCalendar['days']): ShippingOffer | null {
  const day = days.find(({ status, price }) => status === 'AVAILABLE' && price !== null);
  return day && day.price !== null ? { first: day.date, price: day.price } : null;
}

/** The earliest pickup nearby; null: no store has a day. */
export function pickupOffer(stores: readonly Pick<ListedStore, 'first'>[]): ShippingOffer | null {
  const days = stores.flatMap(({ first }) => first?.date ?? []).sort();
  const [first] = days;
  return first === undefined ? null : { first, price: 0 };
}

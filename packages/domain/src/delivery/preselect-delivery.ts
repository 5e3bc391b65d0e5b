import { SHIPPING_METHODS } from './shipping-methods.ts';

type Way = { readonly earliest: string; readonly price: number };
type Calendar = {
  readonly standard: Way;
  readonly express: Way | null;
  readonly days: readonly { readonly date: string; readonly status: string; readonly price: number | null }[];
};
export type PreselectedDelivery = { readonly methodCode: string; readonly date: string | null };

/** What a shopper would choose who does not look: the cheapest way, the earliest of those, the usual one of these. */
export function preselectDelivery({ standard, express, days }: Calendar): PreselectedDelivery {
  const { delivery, express: fast, deliveryScheduled } = SHIPPING_METHODS;
  const ways = [
    { ...standard, methodCode: delivery.methodCode, date: null },
    ...(express ? [{ ...express, methodCode: fast.methodCode, date: null }] : []),
    ...days.flatMap(({ date, status, price }) =>
      status === 'AVAILABLE' && price !== null
        ? [{ earliest: date, price, methodCode: deliveryScheduled.methodCode, date }]
        : [],
    ),
  ];
  const { methodCode, date } = ways.reduce((best, one) =>
    one.price < best.price || (one.price === best.price && one.earliest < best.earliest) ? one : best,
  );
  return { methodCode, date };
}

import type { DeliveryRefusal } from '@wattle/domain';

/** Why there is no delivery day, and what can be done about it. `{place}` is the suburb and postcode. */
export type RefusalWords = { readonly title: string; readonly detail: string };

/** A refusal without words does not compile. */
export const deliveryRefusalMessages: Readonly<Record<DeliveryRefusal, RefusalWords>> = {
  NOT_SERVED: {
    title: 'Not delivered to {place}',
    detail: 'Collect it from a store, or choose another suburb.',
  },
  IN_STORE_ONLY: { title: 'Not delivered', detail: 'Sold in our stores only. Ask us, or visit one near you.' },
  UNAVAILABLE: { title: 'No delivery at the moment', detail: 'It cannot be ordered now, so it has no day.' },
  NOTHING_TO_DELIVER: { title: 'Nothing to deliver', detail: 'It comes by email.' },
  DAY_NOT_KNOWN: { title: 'Delivery day not known yet', detail: 'It has one as soon as its release has a date.' },
};

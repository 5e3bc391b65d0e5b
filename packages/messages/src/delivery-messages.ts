import type { DeliveryRefusal } from '@wattle/domain/delivery';

/** Why there is no delivery day, and what the shopper can do. `{place}` is the suburb and postcode. */
export type RefusalWords = { readonly title: string; readonly detail: string };

/** A refusal without a text does not compile. */
export const deliveryRefusalMessages: Readonly<Record<DeliveryRefusal, RefusalWords>> = {
  NOT_SERVED: {
    title: 'Not delivered to {place}',
    detail: 'Collect it from a store, or choose another suburb.',
  },
  IN_STORE_ONLY: { title: 'Not delivered', detail: 'Sold in our stores only. Ask us, or visit a store near you.' },
  UNAVAILABLE: { title: 'No delivery at the moment', detail: 'It cannot be ordered right now.' },
  NOTHING_TO_DELIVER: { title: 'Nothing to deliver', detail: 'It comes by email.' },
  DAY_NOT_KNOWN: { title: 'Delivery day not known yet', detail: 'We will know once the release date is set.' },
};

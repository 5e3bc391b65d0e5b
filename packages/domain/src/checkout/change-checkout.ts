import { SHIPPING_METHODS } from '../delivery/shipping-methods.ts';
import type { CheckoutAddress, PickupStore } from './checkout.ts';
import type { KeptCheckout } from './kept-checkout.ts';

const EMPTY_DELIVERY = { type: 'DELIVERY', address: null, options: null } as const;
const EMPTY_PICKUP = { type: 'STORE_PICKUP', store: null, options: null } as const;

export type AddressChoice = {
  readonly address: CheckoutAddress | null;
  readonly isTyped: boolean;
  /** Another postcode or state than before: what was chosen for the old place says nothing about the new one. */
  readonly isElsewhere: boolean;
};

/** Where to. At another place the method and the day are chosen again [C-3-31 C-4-82]. */
export function withDeliveryAddress(
  kept: KeptCheckout,
  { address, isTyped, isElsewhere }: AddressChoice,
): KeptCheckout {
  const delivery = { ...(kept.delivery ?? EMPTY_DELIVERY), address };
  const moved = { ...kept, delivery, isAddressTyped: isTyped, addressDraft: null };
  return isElsewhere ? withoutDeliveryMethod(moved) : moved;
}

export type DeliveryChoice = {
  readonly methodCode: string;
  /** yyyy-mm-dd of a scheduled one; null: no day is picked yet, or none is needed. */
  readonly date: string | null;
  readonly window: string | null;
};

/** How and when. A scheduled delivery without a day is not chosen yet [C-3-34 C-4-82]. */
export function withDeliveryMethod(kept: KeptCheckout, { methodCode, date, window }: DeliveryChoice): KeptCheckout {
  const isScheduled = methodCode === SHIPPING_METHODS.deliveryScheduled.methodCode;
  return {
    ...kept,
    delivery: { ...(kept.delivery ?? EMPTY_DELIVERY), options: isScheduled && date === null ? null : { methodCode } },
    deliveryWindow: isScheduled && date !== null ? window : null,
    additional: {
      ...kept.additional,
      didPickDeliveryDate: isScheduled && date !== null,
      deliveryDateValue: isScheduled ? date : null,
    },
  };
}

/** Nothing is chosen any more: the day is gone, or the way is not there. */
export function withoutDeliveryMethod(kept: KeptCheckout): KeptCheckout {
  return {
    ...kept,
    delivery: kept.delivery && { ...kept.delivery, options: null },
    deliveryWindow: null,
    additional: { ...kept.additional, didPickDeliveryDate: false, deliveryDateValue: null },
  };
}

/** Which store. Another one has other days [C-3-32 C-4-83]. */
export function withPickupStore(kept: KeptCheckout, store: PickupStore, storeName: string): KeptCheckout {
  if (kept.storePickup?.store?.erpStoreId === store.erpStoreId) return { ...kept, storeName };
  return {
    ...kept,
    storePickup: { ...EMPTY_PICKUP, store },
    storeName,
    additional: { ...kept.additional, didPickStorePickupDate: false, storePickupDateValue: null },
  };
}

/** When to collect: on a day that was picked, or (null) as soon as it is ready [C-7-27 C-9-35]. */
export function withPickupDay(kept: KeptCheckout, date: string | null): KeptCheckout {
  const { methodCode } = date === null ? SHIPPING_METHODS.storePickup : SHIPPING_METHODS.storePickupScheduled;
  return {
    ...kept,
    storePickup: { ...(kept.storePickup ?? EMPTY_PICKUP), options: { methodCode } },
    additional: { ...kept.additional, didPickStorePickupDate: date !== null, storePickupDateValue: date },
  };
}

/** The day that was picked can no longer be had. */
export function withoutPickupDay(kept: KeptCheckout): KeptCheckout {
  return {
    ...kept,
    storePickup: kept.storePickup && { ...kept.storePickup, options: null },
    additional: { ...kept.additional, didPickStorePickupDate: false, storePickupDateValue: null },
  };
}

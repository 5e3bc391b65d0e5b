import { SHIPPING_METHODS } from '../delivery/shipping-methods.ts';
import type { CheckoutAddress, PickupStore } from './checkout.ts';
import type { KeptCheckout, KeptService } from './kept-checkout.ts';

const EMPTY_DELIVERY = { type: 'DELIVERY', address: null, options: null } as const;
const EMPTY_PICKUP = { type: 'STORE_PICKUP', store: null, options: null } as const;

export type AddressChoice = {
  readonly address: CheckoutAddress | null;
  readonly isTyped: boolean;
  /** The postcode or state has changed, so the chosen method and day no longer apply. */
  readonly isElsewhere: boolean;
};

/** Sets the delivery address. A new destination resets the method and the day [C-3-31 C-4-82]. */
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
  /** yyyy-mm-dd for a scheduled delivery; null: not picked yet, or not needed. */
  readonly date: string | null;
  readonly window: string | null;
};

/** Sets the delivery method and day. A scheduled delivery without a day does not count as chosen [C-3-34 C-4-82]. */
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

/** Clears the delivery method and day, when either is no longer available. */
export function withoutDeliveryMethod(kept: KeptCheckout): KeptCheckout {
  return {
    ...kept,
    delivery: kept.delivery && { ...kept.delivery, options: null },
    deliveryWindow: null,
    additional: { ...kept.additional, didPickDeliveryDate: false, deliveryDateValue: null },
  };
}

/** Sets the pickup store. A different store resets the day [C-3-32 C-4-83]. */
export function withPickupStore(kept: KeptCheckout, store: PickupStore, storeName: string): KeptCheckout {
  if (kept.storePickup?.store?.erpStoreId === store.erpStoreId) return { ...kept, storeName };
  return {
    ...kept,
    storePickup: { ...EMPTY_PICKUP, store },
    storeName,
    additional: { ...kept.additional, didPickStorePickupDate: false, storePickupDateValue: null },
  };
}

/** Sets the pickup day; null: as soon as it is ready [C-7-27 C-9-35]. */
export function withPickupDay(kept: KeptCheckout, date: string | null): KeptCheckout {
  const { methodCode } = date === null ? SHIPPING_METHODS.storePickup : SHIPPING_METHODS.storePickupScheduled;
  return {
    ...kept,
    storePickup: { ...(kept.storePickup ?? EMPTY_PICKUP), options: { methodCode } },
    additional: { ...kept.additional, didPickStorePickupDate: date !== null, storePickupDateValue: date },
  };
}

/** Clears the pickup day when it is no longer available. */
export function withoutPickupDay(kept: KeptCheckout): KeptCheckout {
  return {
    ...kept,
    storePickup: kept.storePickup && { ...kept.storePickup, options: null },
    additional: { ...kept.additional, didPickStorePickupDate: false, storePickupDateValue: null },
  };
}

/** Adds or removes a wish for the crew. */
export function withService(kept: KeptCheckout, service: KeptService, isWanted: boolean): KeptCheckout {
  const others = kept.services.filter(
    ({ productId, code }) => productId !== service.productId || code !== service.code,
  );
  return { ...kept, services: isWanted ? [...others, service] : others };
}

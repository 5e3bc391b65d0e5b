import type { AddressFields } from '../account/check-address.ts';
import type { ShopperState } from '../account/clear-shopper.ts';
import type { Address } from '../account/customer.ts';
import { SHIPPING_METHODS } from '../delivery/shipping-methods.ts';
import type { CheckoutAdditionalData, CheckoutContact, CheckoutState, Shipping } from './checkout.ts';
import type { CheckoutProgress } from './checkout-steps.ts';
import { resolveAddress } from './resolve-address.ts';

/** Everything of a checkout that a browser keeps: what a reload, another tab or the way back from a payment finds. */
export type KeptCheckout = CheckoutState &
  Pick<ShopperState, 'delivery' | 'storePickup' | 'vouchers'> & {
    /** As far as it is typed: it becomes the contact when it is right. */
    readonly contactDraft: Partial<CheckoutContact> | null;
    /** The delivery address as far as it is typed by hand. */
    readonly addressDraft: Partial<AddressFields> | null;
    readonly additional: CheckoutAdditionalData;
    /** '10:00-12:00' of the day that was picked for the delivery; null: any time of it. */
    readonly deliveryWindow: string | null;
    /** Typed by hand and not found by the search. */
    readonly isAddressTyped: boolean;
    /** How the store that was chosen is called. */
    readonly storeName: string | null;
  };

export const NO_DATES: CheckoutAdditionalData = {
  didPickDeliveryDate: false,
  deliveryDateValue: null,
  didPickStorePickupDate: false,
  storePickupDateValue: null,
};

/** A shopper who has told nothing yet. */
export const NO_CHECKOUT: KeptCheckout = {
  billingAddress: null,
  contact: null,
  contactDraft: null,
  addressDraft: null,
  lastCheckoutData: null,
  placedOrder: null,
  shippingType: null,
  delivery: null,
  storePickup: null,
  additional: NO_DATES,
  deliveryWindow: null,
  isAddressTyped: false,
  storeName: null,
  vouchers: [],
};

/** How the order is to come, as far as it is chosen; null: neither way. */
export function keptShipping({
  shippingType,
  delivery,
  storePickup,
}: Pick<KeptCheckout, 'shippingType' | 'delivery' | 'storePickup'>): Shipping | null {
  if (shippingType === null) return null;
  return shippingType === 'DELIVERY' ? delivery : storePickup;
}

/** The day that was picked for the way that is chosen, yyyy-mm-dd [C-3-34 C-7-31 C-9-62]. */
export function keptShippingDate({ shippingType, additional }: Pick<KeptCheckout, 'shippingType' | 'additional'>) {
  if (shippingType === 'DELIVERY') return additional.didPickDeliveryDate ? additional.deliveryDateValue : null;
  if (shippingType === null) return null;
  return additional.didPickStorePickupDate ? additional.storePickupDateValue : null;
}

/** The method that prices are worked out with, as the shop does: what does not travel has one of its own, and so has pickup. */
export function keptMethodCode(kept: KeptCheckout, isByEmail: boolean): string | null {
  if (isByEmail) return SHIPPING_METHODS.email.methodCode;
  const chosen = keptShipping(kept)?.options?.methodCode;
  if (chosen !== undefined) return chosen;
  return kept.shippingType === 'STORE_PICKUP' ? SHIPPING_METHODS.storePickup.methodCode : null;
}

export type ProgressFacts = {
  readonly isByEmail: boolean;
  /** The customer's addresses; null: nobody knows which there are, and what was chosen is believed. */
  readonly saved: readonly Address[] | null;
  /** yyyy-mm-dd */
  readonly today: string;
};

/** What a shopper has told so far. A saved address that is gone is none, and a day that is over is not chosen [C-2-35 C-3-03]. */
export function checkoutProgress(kept: KeptCheckout, { isByEmail, saved, today }: ProgressFacts): CheckoutProgress {
  const { contact, shippingType } = kept;
  const date = keptShippingDate(kept);
  const shipping = keptShipping(kept);
  const current = shipping && date !== null && date < today ? { ...shipping, options: null } : shipping;
  const isGone =
    saved !== null && current?.type === 'DELIVERY' && current.address && !resolveAddress(current.address, saved);
  return { contact, shippingType, shipping: isGone ? { ...current, address: null } : current, isByEmail };
}

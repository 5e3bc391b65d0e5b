import type { AddressFields } from '../account/check-address.ts';
import type { ShopperState } from '../account/clear-shopper.ts';
import type { Address } from '../account/customer.ts';
import type { OnSiteService, ServiceWish } from '../delivery/on-site-services.ts';
import { SHIPPING_METHODS } from '../delivery/shipping-methods.ts';
import type { CheckoutAdditionalData, CheckoutContact, CheckoutState, Shipping } from './checkout.ts';
import type { CheckoutProgress } from './checkout-steps.ts';
import { resolveAddress } from './resolve-address.ts';

/** The checkout state stored in the browser: survives a reload, another tab and the return from a payment page. */
export type KeptCheckout = CheckoutState &
  Pick<ShopperState, 'delivery' | 'storePickup' | 'vouchers'> & {
    /** The contact as typed so far; becomes the contact once it is valid. */
    readonly contactDraft: Partial<CheckoutContact> | null;
    /** The delivery address as typed by hand so far. */
    readonly addressDraft: Partial<AddressFields> | null;
    readonly additional: CheckoutAdditionalData;
    /** The chosen time window, '10:00-12:00'; null: any time of the day. */
    readonly deliveryWindow: string | null;
    /** For the driver, as typed. */
    readonly driverNote: string;
    /** What the crew is to do at the door, with the price that was shown. */
    readonly services: readonly KeptService[];
    /** Typed by hand rather than picked from the search. */
    readonly isAddressTyped: boolean;
    /** The chosen store's name. */
    readonly storeName: string | null;
  };

export type KeptService = ServiceWish & Pick<OnSiteService, 'price'>;

export const NO_DATES: CheckoutAdditionalData = {
  didPickDeliveryDate: false,
  deliveryDateValue: null,
  didPickStorePickupDate: false,
  storePickupDateValue: null,
};

/** An empty checkout. */
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
  driverNote: '',
  services: [],
  isAddressTyped: false,
  storeName: null,
  vouchers: [],
};

/** The chosen delivery or pickup; null: neither yet. */
export function keptShipping({
  shippingType,
  delivery,
  storePickup,
}: Pick<KeptCheckout, 'shippingType' | 'delivery' | 'storePickup'>): Shipping | null {
  if (shippingType === null) return null;
  return shippingType === 'DELIVERY' ? delivery : storePickup;
}

/** The chosen day for the chosen delivery or pickup, yyyy-mm-dd [C-3-34 C-7-31 C-9-62]. */
export function keptShippingDate({ shippingType, additional }: Pick<KeptCheckout, 'shippingType' | 'additional'>) {
  if (shippingType === 'DELIVERY') return additional.didPickDeliveryDate ? additional.deliveryDateValue : null;
  if (shippingType === null) return null;
  return additional.didPickStorePickupDate ? additional.storePickupDateValue : null;
}

/** The chosen services of what is still in the cart, if it is delivered. */
export function keptServices(
  { shippingType, services }: Pick<KeptCheckout, 'shippingType' | 'services'>,
  lines: readonly { readonly productId: string }[],
): readonly KeptService[] {
  if (shippingType !== 'DELIVERY') return [];
  return services.filter(({ productId }) => lines.some((line) => line.productId === productId));
}

/** The method code used for pricing: email and pickup orders have their own even before a choice. */
export function keptMethodCode(kept: KeptCheckout, isByEmail: boolean): string | null {
  if (isByEmail) return SHIPPING_METHODS.email.methodCode;
  const chosen = keptShipping(kept)?.options?.methodCode;
  if (chosen !== undefined) return chosen;
  return kept.shippingType === 'STORE_PICKUP' ? SHIPPING_METHODS.storePickup.methodCode : null;
}

export type ProgressFacts = {
  readonly isByEmail: boolean;
  /** The customer's addresses; null: not loaded, so a chosen id is assumed to be valid. */
  readonly saved: readonly Address[] | null;
  /** yyyy-mm-dd */
  readonly today: string;
};

/** Progress so far. Ignores a saved address that was deleted and a day in the past [C-2-35 C-3-03]. */
export function checkoutProgress(kept: KeptCheckout, { isByEmail, saved, today }: ProgressFacts): CheckoutProgress {
  const { contact, shippingType } = kept;
  const date = keptShippingDate(kept);
  const shipping = keptShipping(kept);
  const current = shipping && date !== null && date < today ? { ...shipping, options: null } : shipping;
  const isGone =
    saved !== null && current?.type === 'DELIVERY' && current.address && !resolveAddress(current.address, saved);
  return { contact, shippingType, shipping: isGone ? { ...current, address: null } : current, isByEmail };
}

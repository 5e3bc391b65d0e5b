import { CHECKOUT_KEY } from '@wattle/contract';
import type { AddressFields, ShopperEvent } from '@wattle/domain/account';
import {
  type AddressChoice,
  type CheckoutAddress,
  type CheckoutContact,
  type CheckoutData,
  clearCheckout,
  type DeliveryChoice,
  type KeptCheckout,
  type KeptService,
  NO_CHECKOUT,
  type PickupStore,
  type PlacedOrder,
  readCheckoutState,
  type ShippingType,
  type Voucher,
  withDeliveryAddress,
  withDeliveryMethod,
  withoutDeliveryMethod,
  withoutPickupDay,
  withPickupDay,
  withPickupStore,
  withService,
} from '@wattle/domain/checkout';
import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../../page/stored-value.ts';
import { heldVoucherStore, keepVouchersApart } from './keep-vouchers-apart.ts';

/** What the shopper entered for the order; shared by all tabs except for gift cards, and survives a reload [C-3-28]. */
const store = keepVouchersApart(createStoredValue(CHECKOUT_KEY, readCheckoutState), heldVoucherStore);

/** Null on the server and during hydration. */
export function useCheckout(): KeptCheckout | null {
  return useSyncExternalStore<KeptCheckout | null>(store.subscribe, store.get, () => null);
}

/** As last stored by any tab. */
export const keptCheckout = (): KeptCheckout => store.get();

/** Applies a change to what any tab stored last. */
const change = (next: (kept: KeptCheckout) => KeptCheckout): void => {
  const kept = store.get();
  const changed = next(kept);
  if (changed !== kept) store.set(changed);
};

/** Saves a valid contact, which completes the step. */
export const keepContact = (contact: CheckoutContact): void =>
  change((kept) => ({ ...kept, contact, contactDraft: null }));

/** Partial input, so that it survives a reload. */
export const keepContactDraft = (contactDraft: Partial<CheckoutContact>): void =>
  change((kept) => ({ ...kept, contactDraft }));

/** The same for a delivery address typed by hand. */
export const keepAddressDraft = (addressDraft: Partial<AddressFields> | null): void =>
  change((kept) => ({ ...kept, addressDraft }));

export const chooseShippingType = (shippingType: ShippingType): void => change((kept) => ({ ...kept, shippingType }));

export const chooseDeliveryAddress = (choice: AddressChoice): void =>
  change((kept) => withDeliveryAddress(kept, choice));

export const chooseDelivery = (choice: DeliveryChoice): void => change((kept) => withDeliveryMethod(kept, choice));

export const chooseService = (service: KeptService, isWanted: boolean): void =>
  change((kept) => withService(kept, service, isWanted));

export const keepDriverNote = (driverNote: string): void => change((kept) => ({ ...kept, driverNote }));

export const dropDeliveryMethod = (): void => change(withoutDeliveryMethod);

export const choosePickupStore = (pickupStore: PickupStore, name: string): void =>
  change((kept) => withPickupStore(kept, pickupStore, name));

/** Null: as soon as ready. */
export const choosePickupDay = (date: string | null): void => change((kept) => withPickupDay(kept, date));

export const dropPickupDay = (): void => change(withoutPickupDay);

/** Null: same as delivery, or none. */
export const chooseBillingAddress = (billingAddress: CheckoutAddress | null): void =>
  change((kept) => ({ ...kept, billingAddress }));

export const keepVouchers = (vouchers: readonly Voucher[]): void => change((kept) => ({ ...kept, vouchers }));

export const keepPlacedOrder = (placedOrder: PlacedOrder): void => change((kept) => ({ ...kept, placedOrder }));

/** Stores the last quote, checkout data only. */
export function keepCheckoutData(data: CheckoutData): void {
  const { promotions, creditUsages, selectedShippingMethod } = data;
  const { itemSubtotalAfterDiscounts, availableShippingMethods } = data;
  const lastCheckoutData = {
    promotions,
    creditUsages,
    selectedShippingMethod,
    itemSubtotalAfterDiscounts,
    availableShippingMethods,
  };
  change((kept) => ({ ...kept, lastCheckoutData }));
}

/** Clears what a sign-in, sign-out or placed order ends [C-4-36…42]. */
export const clearCheckoutFor = (event: ShopperEvent): void =>
  change((kept) => (kept === NO_CHECKOUT ? kept : clearCheckout(kept, event)));

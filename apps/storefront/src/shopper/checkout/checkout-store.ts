import {
  type AddressChoice,
  type AddressFields,
  type CheckoutAddress,
  type CheckoutContact,
  type CheckoutData,
  clearCheckout,
  type DeliveryChoice,
  type KeptCheckout,
  NO_CHECKOUT,
  type PickupStore,
  type PlacedOrder,
  readCheckoutState,
  type ShippingType,
  type ShopperEvent,
  type Voucher,
  withDeliveryAddress,
  withDeliveryMethod,
  withoutDeliveryMethod,
  withoutPickupDay,
  withPickupDay,
  withPickupStore,
} from '@wattle/domain';
import { useSyncExternalStore } from 'react';
import { createStoredValue } from '../../page/stored-value.ts';
import { heldVoucherStore, keepVouchersApart } from './keep-vouchers-apart.ts';

/** What this shopper has told of an order; all tabs share it but for gift cards, and a reload finds it [C-3-28]. */
const store = keepVouchersApart(createStoredValue('wattle.checkout', readCheckoutState), heldVoucherStore);

/** Null on the server and while hydrating: nothing is known yet. */
export function useCheckout(): KeptCheckout | null {
  return useSyncExternalStore<KeptCheckout | null>(store.subscribe, store.get, () => null);
}

/** As any tab stored it last. */
export const keptCheckout = (): KeptCheckout => store.get();

/** On top of what any tab stored last. */
const change = (next: (kept: KeptCheckout) => KeptCheckout): void => {
  const kept = store.get();
  const changed = next(kept);
  if (changed !== kept) store.set(changed);
};

/** The contact is right: the step is done. */
export const keepContact = (contact: CheckoutContact): void =>
  change((kept) => ({ ...kept, contact, contactDraft: null }));

/** As far as it is typed, so that a reload finds it. */
export const keepContactDraft = (contactDraft: Partial<CheckoutContact>): void =>
  change((kept) => ({ ...kept, contactDraft }));

/** The same of a delivery address that is typed by hand. */
export const keepAddressDraft = (addressDraft: Partial<AddressFields> | null): void =>
  change((kept) => ({ ...kept, addressDraft }));

export const chooseShippingType = (shippingType: ShippingType): void => change((kept) => ({ ...kept, shippingType }));

export const chooseDeliveryAddress = (choice: AddressChoice): void =>
  change((kept) => withDeliveryAddress(kept, choice));

export const chooseDelivery = (choice: DeliveryChoice): void => change((kept) => withDeliveryMethod(kept, choice));

export const dropDeliveryMethod = (): void => change(withoutDeliveryMethod);

export const choosePickupStore = (pickupStore: PickupStore, name: string): void =>
  change((kept) => withPickupStore(kept, pickupStore, name));

/** Null: as soon as it is ready. */
export const choosePickupDay = (date: string | null): void => change((kept) => withPickupDay(kept, date));

export const dropPickupDay = (): void => change(withoutPickupDay);

/** Null: the same as the delivery address, or none. */
export const chooseBillingAddress = (billingAddress: CheckoutAddress | null): void =>
  change((kept) => ({ ...kept, billingAddress }));

export const keepVouchers = (vouchers: readonly Voucher[]): void => change((kept) => ({ ...kept, vouchers }));

export const keepPlacedOrder = (placedOrder: PlacedOrder): void => change((kept) => ({ ...kept, placedOrder }));

/** What the shop worked out last; only what checkout data is of it. */
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

/** A log in, a log out or a placed order ends what it ends [C-4-36…42]. */
export const clearCheckoutFor = (event: ShopperEvent): void =>
  change((kept) => (kept === NO_CHECKOUT ? kept : clearCheckout(kept, event)));

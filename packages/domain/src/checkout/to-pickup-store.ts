import { joinContactName } from '../account/check-address.ts';
import type { Address } from '../account/customer.ts';
import { COUNTRY } from '../settings/shop-constants.ts';
import { isState, type Store } from '../stores/store.ts';
import type { CheckoutContact, EnteredAddress, PickupStore } from './checkout.ts';
import { type KeptCheckout, keptShipping } from './kept-checkout.ts';
import { resolveAddress } from './resolve-address.ts';

type ListedStore = Pick<
  Store,
  'erpStoreId' | 'addressStreetOne' | 'addressStreetTwo' | 'addressCity' | 'addressState' | 'addressPostcode'
>;

/** A store of search and content as a checkout keeps and sends it [C-3-33]. */
export const toPickupStore = (store: ListedStore): PickupStore => ({
  erpStoreId: store.erpStoreId,
  address: {
    country: COUNTRY,
    postcode: store.addressPostcode,
    region: store.addressState,
    street1: store.addressStreetOne,
    street2: store.addressStreetTwo,
    locality: store.addressCity,
  },
});

/** Who collects, where nobody said who it is [C-9-29]. */
export const PLACEHOLDER_CONTACT_NAME = 'Store Pickup';

/** A store's counter as an address, for whoever needs one of an order that is collected [C-9-29]. */
export function pickupAddress({ address }: PickupStore, contact: CheckoutContact | null): EnteredAddress | null {
  if (!isState(address.region)) return null;
  const name = contact ? joinContactName(contact.firstName, contact.lastName) : '';
  return {
    company: '',
    contactName: name || PLACEHOLDER_CONTACT_NAME,
    country: address.country,
    postcode: address.postcode,
    state: address.region,
    street1: address.street1,
    street2: address.street2,
    suburb: address.locality,
  };
}

/** Where the bill goes: to an address of its own, to where it is delivered, or to the store; null: there is none of these. */
export function billingOf(kept: KeptCheckout, saved: readonly Address[]): EnteredAddress | null {
  const own = resolveAddress(kept.billingAddress, saved);
  if (own) return own;
  const shipping = keptShipping(kept);
  if (shipping?.type === 'DELIVERY') return resolveAddress(shipping.address, saved);
  return shipping?.store ? pickupAddress(shipping.store, kept.contact) : null;
}

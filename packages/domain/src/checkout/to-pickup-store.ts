import type { Address } from '../account/customer.ts';
import { COUNTRY } from '../settings/shop-constants.ts';
import { isState, type Store } from '../stores/store.ts';
import type { EnteredAddress, PickupStore } from './checkout.ts';
import { type KeptCheckout, keptShipping } from './kept-checkout.ts';
import { resolveAddress } from './resolve-address.ts';

type ListedStore = Pick<
  Store,
  'erpStoreId' | 'addressStreetOne' | 'addressStreetTwo' | 'addressCity' | 'addressState' | 'addressPostcode'
>;

/** Converts a store from search or content to checkout's shape [C-3-33]. */
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

/** Contact name for a pickup order without a billing address [C-9-29]. */
const PLACEHOLDER_CONTACT_NAME = 'Store Pickup';

/** The store's own address as an entered address [C-9-29]. */
function counterOf({ address }: PickupStore): EnteredAddress | null {
  if (!isState(address.region)) return null;
  return {
    company: '',
    contactName: PLACEHOLDER_CONTACT_NAME,
    country: address.country,
    postcode: address.postcode,
    state: address.region,
    street1: address.street1,
    street2: address.street2,
    suburb: address.locality,
  };
}

/**
 * The billing address: the shopper's own choice, else the store for a pickup. Null: same as the delivery address
 * [C-1-07 C-9-29].
 */
export function billingOf(kept: KeptCheckout, saved: readonly Address[]): EnteredAddress | null {
  const own = resolveAddress(kept.billingAddress, saved);
  if (own) return own;
  const shipping = keptShipping(kept);
  return shipping?.type === 'STORE_PICKUP' && shipping.store ? counterOf(shipping.store) : null;
}

import type { Store } from '@wattle/domain/stores';
import * as commonWords from '@wattle/messages/common';
import * as storesWords from '@wattle/messages/stores';
import type { Crumb } from '../../../ui/breadcrumbs.tsx';

type Address = Pick<
  Store,
  'addressStreetOne' | 'addressStreetTwo' | 'addressCity' | 'addressState' | 'addressPostcode' | '_geoloc'
>;

/** A store's address on one line. */
export function addressLine(store: Address): string {
  const town = `${store.addressCity} ${store.addressState} ${store.addressPostcode}`;
  return [store.addressStreetOne, store.addressStreetTwo, town].filter((part) => part !== '').join(', ');
}

/** Directions link, opened in the shopper's maps app. */
export function directionsLink(store: Address): string {
  const query = new URLSearchParams({ api: '1', destination: addressLine(store) });
  return `https://www.google.com/maps/dir/?${query}`;
}

export const STATE_NAMES: Readonly<Record<Store['addressState'], string>> = {
  ACT: storesWords.australianCapitalTerritory,
  NSW: storesWords.newSouthWales,
  NT: storesWords.northernTerritory,
  QLD: 'Queensland',
  SA: storesWords.southAustralia,
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: storesWords.westernAustralia,
};

/** Anchor of a state in the list of stores: `/stores#vic`. */
export const stateAnchor = (state: Store['addressState']): string => state.toLowerCase();

/** Breadcrumbs of a store, via its state. */
export const storeCrumbs = ({ name, addressState }: Pick<Store, 'name' | 'addressState'>): readonly Crumb[] => [
  { label: commonWords.stores, to: '/stores' },
  { label: STATE_NAMES[addressState], to: `/stores#${stateAnchor(addressState)}` },
  { label: name },
];

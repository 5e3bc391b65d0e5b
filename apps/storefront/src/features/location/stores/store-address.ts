import type { Store } from '@wattle/domain';
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

/** The way there, in whatever maps the shopper uses. */
export function directionsLink(store: Address): string {
  const query = new URLSearchParams({ api: '1', destination: addressLine(store) });
  return `https://www.google.com/maps/dir/?${query}`;
}

export const STATE_NAMES: Readonly<Record<Store['addressState'], string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

/** Where a state stands in the list of all stores: `/stores#vic`. */
export const stateAnchor = (state: Store['addressState']): string => state.toLowerCase();

/** The way to a store's page, by its state. */
export const storeCrumbs = ({ name, addressState }: Pick<Store, 'name' | 'addressState'>): readonly Crumb[] => [
  { label: 'Stores', to: '/stores' },
  { label: STATE_NAMES[addressState], to: `/stores#${stateAnchor(addressState)}` },
  { label: name },
];

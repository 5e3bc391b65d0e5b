import type { Store } from '@wattle/domain';

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

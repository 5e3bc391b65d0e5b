import type { AddressParams } from '../read-listing-address.ts';

// the package knows neither a browser nor Node; where tests run there is always this
declare const URLSearchParams: new (query: string | Readonly<Record<string, string>>) => AddressParams;

export function addressParams(query: string | Readonly<Record<string, string>>): AddressParams {
  return new URLSearchParams(query);
}

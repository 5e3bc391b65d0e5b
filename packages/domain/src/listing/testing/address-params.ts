import type { AddressParams } from '../read-listing-address.ts';

// this package has neither DOM nor Node types, but every test environment has this class
declare const URLSearchParams: new (query: string | Readonly<Record<string, string>>) => AddressParams;

export function addressParams(query: string | Readonly<Record<string, string>>): AddressParams {
  return new URLSearchParams(query);
}

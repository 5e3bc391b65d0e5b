import type { Address } from './customer.ts';

type Kind = 'isDefaultBilling' | 'isDefaultShipping';

/** Addresses in allowed countries, with exactly one billing and one shipping default [C-4-31 C-4-32 C-4-33]. */
export function usableAddresses(
  addresses: readonly Address[],
  allowedCountries: readonly string[],
): readonly Address[] {
  return filled(addresses.filter(({ country }) => allowedCountries.includes(country)));
}

/** Adds or updates an address; a new default replaces the old one. */
export function putAddress(addresses: readonly Address[], address: Address): readonly Address[] {
  const isKnown = addresses.some(({ id }) => id === address.id);
  const others = addresses.map((other) => (other.id === address.id ? address : withoutDefaultsOf(address, other)));
  return filled(isKnown ? others : [...others, address]);
}

export function removeAddress(addresses: readonly Address[], id: string): readonly Address[] {
  return filled(addresses.filter((address) => address.id !== id));
}

const filled = (addresses: readonly Address[]) =>
  oneDefault(oneDefault(addresses, 'isDefaultBilling'), 'isDefaultShipping');

const withoutDefaultsOf = (address: Address, other: Address): Address => ({
  ...other,
  isDefaultBilling: other.isDefaultBilling && !address.isDefaultBilling,
  isDefaultShipping: other.isDefaultShipping && !address.isDefaultShipping,
});

/** Keeps exactly one default: the first one marked, or the first address. */
function oneDefault(addresses: readonly Address[], kind: Kind): readonly Address[] {
  const chosen = addresses.find((address) => address[kind]) ?? addresses[0];
  return addresses.map((address) => {
    const isDefault = address === chosen;
    return address[kind] === isDefault ? address : { ...address, [kind]: isDefault };
  });
}

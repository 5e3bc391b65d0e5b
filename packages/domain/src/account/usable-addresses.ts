import type { Address } from './customer.ts';

type Kind = 'isDefaultBilling' | 'isDefaultShipping';

/** Addresses in allowed countries, one of them the default for bills and one for deliveries [C-4-31 C-4-32 C-4-33]. */
export function usableAddresses(
  addresses: readonly Address[],
  allowedCountries: readonly string[],
): readonly Address[] {
  return filled(addresses.filter(({ country }) => allowedCountries.includes(country)));
}

/** A customer's addresses with this one added or changed; a new default takes the place of the old one. */
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

/** Exactly one default: the first that says so, or the first of all. */
function oneDefault(addresses: readonly Address[], kind: Kind): readonly Address[] {
  const chosen = addresses.find((address) => address[kind]) ?? addresses[0];
  return addresses.map((address) => {
    const isDefault = address === chosen;
    return address[kind] === isDefault ? address : { ...address, [kind]: isDefault };
  });
}

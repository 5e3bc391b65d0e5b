import { describe, expect, it } from 'vitest';
import type { Address } from './customer.ts';
import { sampleAddress } from './testing/sample-address.ts';
import { putAddress, removeAddress, usableAddresses } from './usable-addresses.ts';

const billing = { isDefaultBilling: true };
const shipping = { isDefaultShipping: true };

/** `a1 b`: a1 is the default billing address; `s` marks the default for deliveries. */
const tell = (addresses: readonly Address[]) =>
  addresses
    .map(({ id, isDefaultBilling, isDefaultShipping }) =>
      [id, isDefaultBilling ? 'b' : '', isDefaultShipping ? 's' : ''].join(''),
    )
    .join(' ');
const of = (id: string, part: Partial<Address> = {}) => sampleAddress({ id, ...part });

describe('usableAddresses', () => {
  it.each([
    ['drops other countries [C-4-31]', [of('x', { country: 'NZ' }), of('y', billing), of('z', shipping)], 'yb zs'],
    ['drops a default of another country [C-4-31 C-4-32]', [of('x', { country: 'NZ', ...billing }), of('y')], 'ybs'],
    ['makes the first default for bills [C-4-32]', [of('x'), of('y', shipping)], 'xb ys'],
    ['makes the first default for deliveries [C-4-33]', [of('x'), of('y', billing)], 'xs yb'],
    ['leaves defaults as they are [C-4-32 C-4-33]', [of('x'), of('y', billing), of('z', shipping)], 'x yb zs'],
    ['knows one default of a kind', [of('x', billing), of('y', { ...billing, ...shipping })], 'xb ys'],
    ['has none of none', [], ''],
  ])('%s', (_, addresses, expected) => {
    expect(tell(usableAddresses(addresses, ['AU']))).toBe(expected);
  });
});

describe('a book of addresses', () => {
  const book = [of('x', { ...billing, ...shipping }), of('y')];
  it.each([
    ['adds one', putAddress(book, of('z')), 'xbs y z'],
    ['adds a new default', putAddress(book, of('z', shipping)), 'xb y zs'],
    ['changes one', putAddress(book, of('y', billing)), 'xs yb'],
    ['keeps a default that nobody takes over', putAddress(book, of('x')), 'xbs y'],
    ['makes the first one everything', putAddress([], of('z')), 'zbs'],
    ['removes a default', removeAddress(book, 'x'), 'ybs'],
    ['removes what is not there', removeAddress(book, 'q'), 'xbs y'],
  ])('%s', (_, addresses, expected) => {
    expect(tell(addresses)).toBe(expected);
  });
});

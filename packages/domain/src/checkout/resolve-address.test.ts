import { expect, it } from 'vitest';
import type { EnteredAddress } from './checkout.ts';
import { resolveAddress } from './resolve-address.ts';

const home: EnteredAddress = {
  company: '',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3056',
  state: 'VIC',
  street1: '12 Saxon Street',
  street2: '',
  suburb: 'Brunswick',
};
const saved = [{ ...home, id: 'home', isDefaultBilling: true, isDefaultShipping: false }];

it('is a saved address by its id, without what belongs to the address book [C-3-03]', () => {
  expect(resolveAddress({ type: 'SELECTED', id: 'home' }, saved)).toEqual(home);
  expect(resolveAddress({ type: 'SELECTED', id: 'gone' }, saved)).toBeNull();
  expect(resolveAddress(null, saved)).toBeNull();
});

it('is an address that was typed in, all of it [C-3-04]', () => {
  const typed = { ...home, street1: '1 Other Street' };
  expect(resolveAddress({ type: 'ENTERED', address: typed }, saved)).toEqual(typed);
});

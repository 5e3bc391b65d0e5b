import { expect, it } from 'vitest';
import { readFound, startAddress } from './start-address.ts';

const contact = {
  email: 'mia@example.com',
  firstName: ' Mary  Jane ',
  lastName: 'Tran',
  phone: '',
  agreeToMarketing: false,
};
const EMPTY = { company: '', street1: '', street2: '', suburb: '', state: '', postcode: '' };

it('a new address is for who orders, by first and last name with a space between, in Australia [C-0-03 C-3-05 C-9-63]', () => {
  expect(startAddress(null, contact)).toEqual({ ...EMPTY, contactName: 'Mary Jane Tran', country: 'AU' });
  expect(startAddress(null, null)).toMatchObject({ contactName: '', country: 'AU' });
});

it('an address that is changed starts as it is', () => {
  const address = { ...EMPTY, contactName: 'Ana Le', country: 'AU', state: 'VIC' as const };
  expect(startAddress(address, contact)).toBe(address);
});

it.each([
  ['as long as a label', contact, 40, 'entered'],
  ['longer than a label', contact, 41, 'toComplete'],
  ['for somebody without a name', null, 40, 'toComplete'],
] as const)('an address that is found, %s, is taken only if it fits [C-5-56]', (_, whose, length, kind) => {
  const street1 = 'S'.repeat(length);
  const found = { street1, street2: '', suburb: 'Richmond', state: 'VIC', postcode: '3121', country: 'AU' } as const;
  expect(readFound(found, whose)).toEqual({ [kind]: { ...startAddress(null, whose), ...found } });
});

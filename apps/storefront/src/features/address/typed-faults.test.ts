import type { AddressFields } from '@wattle/domain';
import { expect, it } from 'vitest';
import { typedFaults } from './typed-faults.ts';

const nothing: AddressFields = {
  company: '',
  contactName: '',
  country: 'AU',
  postcode: '',
  state: '',
  street1: '',
  street2: '',
  suburb: '',
};

it.each([
  ['street1', 'STREET1_TOO_LONG', 50, '[C-5-55]'],
  ['street2', 'STREET2_TOO_LONG', 50, ''],
  ['suburb', 'SUBURB_TOO_LONG', 50, '[C-5-61]'],
  ['company', 'COMPANY_TOO_LONG', 50, '[C-5-59]'],
] as const)('%s is %s after %i characters, and nothing else is said of it yet %s', (field, code, max, _ids) => {
  const typed = (count: number) => typedFaults({ ...nothing, [field]: 'x'.repeat(count) }, field);
  expect([typed(0), typed(max)]).toEqual([[], []]);
  expect(typed(max + 1)).toEqual([{ code, field, params: { max } }]);
  expect(typedFaults({ ...nothing, [field]: '#' }, field)).toEqual([]);
});

it('what another field holds is no fault of this one', () => {
  expect(typedFaults({ ...nothing, street1: 'x'.repeat(51) }, 'suburb')).toEqual([]);
});

import { expect, it } from 'vitest';
import { findIdenticalAddress } from './identical-address.ts';
import { sampleAddress } from './testing/sample-address.ts';

const saved = [
  sampleAddress({ id: 'x' }),
  sampleAddress({ id: 'y', street2: 'Unit 2' }),
  sampleAddress({ id: 'z', contactName: "Mia O'Tran" }),
];

it.each([
  ['the same', {}, 'x'],
  ['the same in other letters', { street1: ' 12  SAXON street', suburb: 'brunswick' }, 'x'],
  ['another default', { isDefaultBilling: true }, 'x'],
  ['the other one', { street2: 'unit 2' }, 'y'],
  ['another apostrophe', { contactName: 'Mia O’Tran' }, 'z'],
  ['no apostrophe', { contactName: 'Mia OTran' }, undefined],
  ['words that are written together', { street1: '12 SaxonStreet' }, undefined],
  ['another name', { contactName: 'Linh Tran' }, undefined],
  ['another company', { company: 'Tran Studio' }, undefined],
  ['another postcode', { postcode: '3057' }, undefined],
])('%s [C-8-41]', (_, part, id) => {
  expect(findIdenticalAddress(saved, sampleAddress({ id: 'new', ...part }))?.id).toBe(id);
});

it('an address is not identical to itself when it is changed [C-8-41]', () => {
  expect(findIdenticalAddress(saved, sampleAddress(), 'x')).toBeUndefined();
  expect(findIdenticalAddress(saved, sampleAddress(), 'y')?.id).toBe('x');
});

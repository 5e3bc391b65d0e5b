import {
  ADDRESS_FORM_LIMITS,
  ADDRESS_STORED_LIMITS,
  type AddressFields,
  checkAddressToSave,
  checkTypedAddress,
  joinContactName,
  splitContactName,
} from '@wattle/domain/account';
import { STATES } from '@wattle/domain/stores';
import { describe, expect, it } from 'vitest';
import { ADDRESS_MESSAGES, addressFormMessages } from './address-messages.ts';
import { fillMessage } from './fill-message.ts';

const HOME: AddressFields = {
  company: '',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3056',
  state: 'VIC',
  street1: '12 Saxon Street',
  street2: '',
  suburb: 'Brunswick',
};

const said = (checked: ReturnType<typeof checkTypedAddress>): string[] =>
  checked.status === 'SUCCESS'
    ? []
    : checked.reasons.map(({ code, params }) => fillMessage(addressFormMessages[code], params));
const of = (count: number) => 'x'.repeat(count);
const nameOf = (count: number) => `M ${of(count - 2)}`;

describe('an address says, typed and saved', () => {
  it.each([
    ['Select a country.', { country: '' }, '[C-5-49 C-5-50]'],
    ['Select a country.', { country: 'NZ' }, '[C-5-49 C-5-50]'],
    ['Enter a name.', { contactName: ' ' }, '[C-5-51]'],
    ['Enter a first and last name.', { contactName: 'Mia' }, '[C-5-53]'],
    ['Enter a first and last name.', { contactName: ' Tran ' }, '[C-5-53]'],
    ['Enter a name with 100 characters or fewer.', { contactName: nameOf(101) }, '[C-5-52]'],
    ['Enter a valid name.', { contactName: 'Mia & Tran' }, '[C-5-71]'],
    ['Enter a street address.', { street1: '' }, '[C-5-54]'],
    ['Enter a valid street address.', { street1: '12 Saxon Street #3' }, '[C-5-70]'],
    ['Enter a valid street address.', { street1: '<b>12</b>' }, '[C-5-70]'],
    ['Enter a valid unit, level or building.', { street2: 'Unit 2; level 3' }, '[C-5-70]'],
    ['Enter a company name with 50 characters or fewer.', { company: of(51) }, '[C-5-59]'],
    ['Enter a valid company name.', { company: 'Tran @ Studio' }, '[C-5-70]'],
    ['Enter a town or suburb.', { suburb: '' }, '[C-5-60]'],
    ['Enter a valid town or suburb.', { suburb: 'Brunswick!' }, '[C-5-70]'],
    ['Select a state or territory.', { state: '' }, '[C-5-63]'],
    ['Select a state or territory.', { state: 'Victoria' }, '[C-5-63 C-5-64]'],
    ['Select a state or territory.', { state: of(51) }, '[C-5-63 C-5-65]'],
    ['Enter a postcode.', { postcode: '' }, '[C-5-66]'],
    ['Enter a valid postcode.', { postcode: '305' }, '[C-5-67 C-5-68]'],
    ['Enter a valid postcode.', { postcode: '30566' }, '[C-5-67 C-5-68]'],
    ['Enter a valid postcode.', { postcode: '3O56' }, '[C-5-67 C-5-68]'],
    ['Enter a valid postcode.', { postcode: '٣٠٥٦' }, '[C-5-67 C-5-68]'],
    ['Enter a valid postcode.', { postcode: of(11) }, '[C-5-67 C-5-69]'],
  ])('%s %j %s', (sentence, wrong, _ids) => {
    expect(said(checkTypedAddress({ ...HOME, ...wrong }))).toEqual([sentence]);
    expect(said(checkAddressToSave({ ...HOME, ...wrong }))).toEqual([sentence]);
  });

  it.each([
    ['nothing of what may be empty', { street2: '', company: '' }, '[C-5-57 C-5-58]'],
    ['nothing at the limits', { contactName: nameOf(100), company: of(50) }, '[C-5-52 C-5-59]'],
    ['nothing of allowed characters', { street1: "3/12 O'Brien-Lee St (rear) & Co" }, '[C-5-70]'],
    ['nothing of a name’s characters', { contactName: "Mary-Jane O'Neil, Jr. 2" }, '[C-5-53 C-5-71]'],
  ])('%s %j %s', (_, right, _ids) => {
    expect(said(checkTypedAddress({ ...HOME, ...right }))).toEqual([]);
    expect(said(checkAddressToSave({ ...HOME, ...right }))).toEqual([]);
  });

  it('nothing for each state [C-5-64]', () => {
    expect(STATES).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
    for (const state of STATES) expect(said(checkAddressToSave({ ...HOME, state }))).toEqual([]);
  });
});

describe('an address has two limits', () => {
  it.each([
    ['street1', 50, 40, 'Enter a street address with {max} characters or fewer.', '[C-5-55 C-5-56]'],
    ['suburb', 50, 20, 'Enter a town or suburb with {max} characters or fewer.', '[C-5-61 C-5-62]'],
    ['street2', 50, 40, 'Enter a unit, level or building with {max} characters or fewer.', '[C-5-77]'],
  ] as const)('%s: %i typed, %i saved %s %s', (field, typed, saved, sentence, _ids) => {
    const typedSays = (length: number) => said(checkTypedAddress({ ...HOME, [field]: of(length) }));
    const savedSays = (length: number) => said(checkAddressToSave({ ...HOME, [field]: of(length) }));
    expect([...typedSays(typed), ...savedSays(saved)]).toEqual([]);
    expect(typedSays(typed + 1)).toEqual([fillMessage(sentence, { max: typed })]);
    expect(savedSays(saved + 1)).toEqual([fillMessage(sentence, { max: saved })]);
  });

  it('and one where it has one [C-5-52 C-5-59 C-5-65 C-5-69]', () => {
    const { contactName, company, state, postcode } = ADDRESS_FORM_LIMITS;
    expect([contactName, company, state, postcode]).toEqual([100, 50, 50, 10]);
    expect(ADDRESS_STORED_LIMITS).toMatchObject({ contactName, company, state, postcode });
  });
});

it('a contact name is first and last name with a space between [C-3-05]', () => {
  expect(joinContactName(' Mary  Jane ', 'Tran')).toBe('Mary Jane Tran');
  expect(splitContactName('Mia van der Berg')).toEqual({ firstName: 'Mia', lastName: 'van der Berg' });
  expect(checkAddressToSave({ ...HOME, contactName: ' Mia \n Tran ' })).toMatchObject({
    value: { contactName: 'Mia Tran' },
  });
});

it.each([
  ['notSaved', 'Unable to add your address. Try again later.', '[C-8-40]'],
  ['identical', "You've already saved an identical address.", '[C-8-41]'],
  ['billingNotLoaded', 'Unable to load your saved addresses. Enter your billing address manually.', '[C-8-42]'],
  ['deliveryNotLoaded', 'Unable to load your saved addresses. Enter your delivery address manually.', '[C-8-43]'],
  ['searchFailed', 'Unable to load addresses.', '[C-8-44]'],
] as const)('%s: %s %s', (name, sentence, _ids) => {
  expect(ADDRESS_MESSAGES[name]).toBe(sentence);
});

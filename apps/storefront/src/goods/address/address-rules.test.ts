import type { AddressFields } from '@wattle/domain/account';
import { expect, it } from 'vitest';
import { ADDRESS_RULES } from './address-rules.ts';

const HOME: AddressFields = {
  company: '',
  contactName: 'Mia Tran',
  country: 'AU',
  postcode: '3121',
  state: 'VIC',
  street1: '12 Swan Street',
  street2: '',
  suburb: 'Richmond',
};
const said = (checked: ReturnType<typeof ADDRESS_RULES.check>) =>
  checked.status === 'REJECTED' ? checked.reasons.map(({ code, params }) => [code, params?.max]) : [];

it.each([
  ['street1', 'STREET1_TOO_LONG', 40, '[C-5-55 C-5-56]'],
  ['suburb', 'SUBURB_TOO_LONG', 20, '[C-5-61 C-5-62]'],
] as const)(
  "%s has the form's limit while typing, the label's when it is sent: %s, %i %s",
  (field, code, max, _ids) => {
    const { check, checkTyped } = ADDRESS_RULES;
    const of = (count: number) => ({ ...HOME, [field]: 'x'.repeat(count) });
    expect([said(checkTyped(of(50))), said(check(of(50)))]).toEqual([[], [[code, max]]]);
    expect(said(checkTyped(of(51)))).toEqual([[code, 50]]);
    expect(said(check(of(max)))).toEqual([]);
  },
);

it('an address is of Australia or none [C-5-49]', () => {
  expect(ADDRESS_RULES.check(HOME)).toEqual({ status: 'SUCCESS', value: HOME });
  expect(said(ADDRESS_RULES.check({ ...HOME, country: 'NZ' }))).toEqual([['COUNTRY_INVALID', undefined]]);
});

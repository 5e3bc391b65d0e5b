import type { Customer } from '@wattle/domain/account';
import { addressLines } from '@wattle/messages/address-lines';
import { describe, expect, it } from 'vitest';
import { isChanged, startValues } from './address-form.ts';

describe('an address', () => {
  const customer: Customer = {
    email: 'mia@example.com',
    firstName: 'Mia',
    lastName: 'Tran',
    phone: '',
    addresses: [],
    agreeToMarketing: false,
  };

  it('stands as on a parcel', () => {
    const { isDefaultBilling: _b, isDefaultShipping: _s, ...fields } = startValues(customer, null);
    const address = {
      ...fields,
      street1: '88 Smith Street',
      street2: 'Level 2',
      suburb: 'Collingwood',
      postcode: '3066',
    };
    expect(addressLines({ ...address, state: 'VIC' })).toEqual(['Level 2', '88 Smith Street', 'Collingwood VIC 3066']);
  });

  it('that is new begins with the customer, and the first one is the default [C-0-03 C-3-05]', () => {
    const start = startValues(customer, null);
    expect(start).toMatchObject({
      contactName: 'Mia Tran',
      country: 'AU',
      isDefaultBilling: true,
      isDefaultShipping: true,
    });
    expect(isChanged(start, start)).toBe(false);
    expect(isChanged({ ...start, suburb: 'B' }, start)).toBe(true);
  });
});

import type { Customer } from '@wattle/domain/account';
import type { ReadPhone } from '@wattle/domain/forms';
import { describe, expect, it } from 'vitest';
import { checkContactChange, partsOf } from './contact-change.ts';

const customer: Customer = {
  email: 'mia@example.com',
  firstName: 'Mia',
  lastName: 'Tran',
  phone: '+61491570156',
  addresses: [],
  agreeToMarketing: false,
};
const values = { firstName: 'Mia', lastName: 'Tran', email: 'mia@example.com', phone: '0491 570 156' };

/** Accepts ten digits starting with 0. */
const readPhone: ReadPhone = ({ number }) => {
  const figures = number.replaceAll(' ', '').replace(/^\+61/, '0');
  const isValid = /^0\d{9}$/.test(figures);
  return { status: 'SUCCESS', countryCode: 'AU', isValid, e164: figures.replace(/^0/, '+61'), national: figures };
};
const check = (typed: Partial<typeof values>) => checkContactChange(customer, { ...values, ...typed }, readPhone);

describe('saving contact details', () => {
  it('sends nothing that is saved already', () => {
    expect(check({})).toEqual({ reasons: [], change: {}, newEmail: null });
  });

  it('sends only what changed, clean', () => {
    expect(check({ lastName: '  Tran-O’Connor ' }).change).toEqual({ lastName: 'Tran-O’Connor' });
  });

  it('saves what is right beside what is wrong [C-5-46]', () => {
    const { change, reasons } = check({ lastName: 'Nguyen', phone: '0491 570' });
    expect(change).toEqual({ lastName: 'Nguyen' });
    expect(reasons).toEqual([{ code: 'PHONE_INVALID', field: 'phone' }]);
  });

  it('takes a phone away [C-5-45]', () => {
    expect(check({ phone: '' }).change).toEqual({ phone: '' });
  });

  it('saves a phone beside a name that is missing', () => {
    const { change, reasons } = check({ firstName: '', phone: '0491570157' });
    expect(change).toEqual({ phone: '+61491570157' });
    expect(reasons.map(({ code }) => code)).toEqual(['FIRST_NAME_EMPTY']);
  });

  it('moves to another address apart from the rest', () => {
    expect(check({ email: ' Mia@Example.org ' })).toMatchObject({ change: {}, newEmail: 'mia@example.org' });
    expect(check({ email: 'no' })).toMatchObject({ newEmail: null, reasons: [{ code: 'EMAIL_INVALID' }] });
  });
});

it('speaks of parts, not of fields', () => {
  expect(partsOf(['phone', 'firstName', 'lastName'])).toEqual(['name', 'phone number']);
});

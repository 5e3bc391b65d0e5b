import { describe, expect, it } from 'vitest';
import {
  checkEnquiryForm,
  checkEnquiryPayload,
  checkEventSignUp,
  checkSubscriberPayload,
  checkSubscription,
} from './marketing-forms.ts';
import type { ReadPhone } from './phone.ts';

const MIA = { firstName: ' Mia ', lastName: 'Tran', email: 'Mia.Tran@Example.com' };
const mobile: ReadPhone = () => ({
  status: 'SUCCESS',
  countryCode: 'AU',
  isValid: true,
  e164: '+61412345678',
  national: '0412 345 678',
});

describe('what the forms send', () => {
  it('a subscription: names, lower-case email, phone in full, list [D-3-25]', () => {
    const fields = { ...MIA, phone: { countryCode: 'AU', number: '0412 345 678' } };
    expect(checkSubscription(fields, 'NEWS', mobile)).toEqual({
      status: 'SUCCESS',
      value: {
        firstName: 'Mia',
        lastName: 'Tran',
        email: 'mia.tran@example.com',
        phone: '+61412345678',
        listId: 'NEWS',
      },
    });
  });

  it('a subscription without phone and list: both empty [D-3-25]', () => {
    const fields = { ...MIA, phone: { countryCode: 'AU', number: '' } };
    expect(checkSubscription(fields, '', mobile)).toMatchObject({ value: { phone: '', listId: '' } });
  });

  it('an event sign-up: the same with an empty phone [D-5-41]', () => {
    expect(checkEventSignUp(MIA, 'COFFEE')).toEqual({
      status: 'SUCCESS',
      value: { firstName: 'Mia', lastName: 'Tran', email: 'mia.tran@example.com', phone: '', listId: 'COFFEE' },
    });
  });

  it('an enquiry: email and enquiry, no names [D-3-26 D-3-27]', () => {
    expect(checkEnquiryForm({ ...MIA, enquiry: ' Does it fit?\n' })).toEqual({
      status: 'SUCCESS',
      value: { email: 'mia.tran@example.com', enquiry: 'Does it fit?' },
    });
  });
});

describe('the size of what is typed', () => {
  const wrongOf = (fields: Partial<typeof MIA>) => {
    const checked = checkEventSignUp({ ...MIA, ...fields }, '');
    return checked.status === 'REJECTED' ? checked.reasons : [];
  };
  const emailOf = (length: number) => `${'m'.repeat(length - '@example.com'.length)}@example.com`;

  it('names have 20 characters and 20 bytes at the most [D-5-27 D-9-72]', () => {
    expect(wrongOf({ firstName: 'm'.repeat(20), lastName: 'é'.repeat(10) })).toEqual([]);
    expect(wrongOf({ firstName: 'm'.repeat(21), lastName: 'é'.repeat(11) })).toEqual([
      { code: 'FIRST_NAME_TOO_LONG', field: 'firstName', params: { max: 20 } },
      { code: 'LAST_NAME_TOO_MANY_BYTES', field: 'lastName' },
    ]);
  });

  it('an email address has 250 characters at the most [D-9-72]', () => {
    expect(wrongOf({ email: emailOf(250) })).toEqual([]);
    expect(wrongOf({ email: emailOf(251) })).toEqual([
      { code: 'EMAIL_TOO_LONG', field: 'email', params: { max: 250 } },
    ]);
  });

  it('a name is one line', () => {
    expect(checkEventSignUp({ ...MIA, firstName: ' Mia\r\n\tJo ' }, '')).toMatchObject({
      value: { firstName: 'Mia Jo' },
    });
  });
});

describe('a form with mistakes', () => {
  it('tells all of them, in the order of the fields', () => {
    const checked = checkEnquiryForm({ firstName: '', lastName: '', email: '', enquiry: '' });
    expect(checked.status === 'REJECTED' && checked.reasons.map(({ field }) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'enquiry',
    ]);
  });

  it('tells of a number that cannot be read, after the names [D-5-35]', () => {
    const fields = { ...MIA, firstName: '', phone: { countryCode: 'AU', number: '12' } };
    const checked = checkSubscription(fields, '', () => ({ status: 'REJECTED', code: 'TOO_SHORT' }));
    expect(checked).toMatchObject({ reasons: [{ code: 'FIRST_NAME_EMPTY' }, { code: 'PHONE_INVALID' }] });
  });

  it('of a subscriber is read on arrival as an Australian number', () => {
    const asked: object[] = [];
    const payload = { ...MIA, phone: '+61412345678', listId: 'NEWS' };
    const checked = checkSubscriberPayload(payload, (telephone) => {
      asked.push(telephone);
      return mobile(telephone);
    });
    expect(asked).toEqual([{ countryCode: 'AU', number: '+61412345678' }]);
    expect(checked).toMatchObject({ value: { email: 'mia.tran@example.com', phone: '+61412345678', listId: 'NEWS' } });
  });

  it('is checked on arrival as it was before it was sent', () => {
    expect(checkEnquiryPayload({ email: 'x', enquiry: '<' })).toMatchObject({
      reasons: [{ code: 'EMAIL_INVALID' }, { code: 'ENQUIRY_CHARACTERS_INVALID' }],
    });
  });
});

import {
  checkEnquiryForm,
  checkEventSignUp,
  checkSubscription,
  type MarketingFormCode,
  type PhoneRule,
  type ReadPhone,
  SUBSCRIPTION_PHONE,
} from '@wattle/domain/forms';
import type { Rejected, Success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { fillMessage } from './fill-message.ts';
import { MARKETING_FORM_FAILURE, MARKETING_FORM_THANKS, marketingFormMessages } from './marketing-form-messages.ts';

const MIA = { firstName: 'Mia', lastName: 'Tran', email: 'mia@example.com' };
const ENQUIRY = { ...MIA, enquiry: 'Does it fit?' };
const SUBSCRIPTION = { ...MIA, phone: { countryCode: 'AU', number: '' } };

/** Classifies numbers by their first digits: enough to tell the three cases apart. */
const readPhone: ReadPhone = ({ number }) => {
  if (!/^[+\d\s]+$/.test(number)) return { status: 'REJECTED', code: 'NOT_A_NUMBER' };
  const countryCode = number.startsWith('+64') ? 'NZ' : 'AU';
  return { status: 'SUCCESS', countryCode, isValid: number.length > 8, e164: `+${number}`, national: number };
};

const said = (checked: Success<unknown> | Rejected<MarketingFormCode>): string[] =>
  checked.status === 'SUCCESS'
    ? []
    : checked.reasons.map(({ code, params }) => fillMessage(marketingFormMessages[code], params));

const e = (count: number) => 'é'.repeat(count);

describe('names and email say on every marketing form', () => {
  it.each([
    ['Enter your first name.', { firstName: '' }, '[D-5-18 D-5-19]'],
    ['Enter your first name.', { firstName: '  ' }, '[D-5-14 D-5-19]'],
    ['Enter your last name.', { lastName: '' }, '[D-5-18 D-5-20]'],
    ['Enter a valid first name.', { firstName: 'Mi@' }, '[D-5-21]'],
    ['Enter a valid last name.', { lastName: 'Tr@n' }, '[D-5-22]'],
    ['Enter a first name with 20 characters or less.', { firstName: 'M'.repeat(21) }, '[D-5-23]'],
    ['Enter a last name with 20 characters or less.', { lastName: 'T'.repeat(21) }, '[D-5-24]'],
    ['Enter a first name with fewer characters.', { firstName: e(11) }, '[D-5-25]'],
    ['Enter a last name with fewer characters.', { lastName: e(11) }, '[D-5-26]'],
    ['Enter your email address', { email: '' }, '[D-5-28 D-5-29]'],
    ['Enter a valid email address.', { email: 'mia.tran@' }, '[D-5-30]'],
    ['Enter an email address with 250 characters or less.', { email: `${'m'.repeat(239)}@example.com` }, '[D-5-31]'],
    ['Enter an email address with fewer characters.', { email: `${e(120)}@example.com` }, '[D-5-32]'],
  ])('%s %j %s', (sentence, wrong, _ids) => {
    expect(said(checkSubscription({ ...SUBSCRIPTION, ...wrong }, '', readPhone))).toEqual([sentence]);
    expect(said(checkEventSignUp({ ...MIA, ...wrong }, ''))).toEqual([sentence]);
    expect(said(checkEnquiryForm({ ...ENQUIRY, ...wrong }))).toEqual([sentence]);
  });

  it.each([
    { firstName: 'M'.repeat(20), lastName: e(10) },
    { firstName: "Mary-Jane O'Neil", lastName: 'St. James, Jr.' },
    { firstName: 'Zoë 2', lastName: 'O’Brien' },
    { email: `${'m'.repeat(238)}@example.com` },
    { email: `${e(119)}@example.com` },
  ])('nothing for %j', (right) => {
    expect(said(checkEventSignUp({ ...MIA, ...right }, ''))).toEqual([]);
  });
});

describe('the phone of the subscription form says', () => {
  const asked: PhoneRule = { ...SUBSCRIPTION_PHONE, required: true };
  const say = (number: string, rule: PhoneRule) =>
    said(checkSubscription({ ...SUBSCRIPTION, phone: { countryCode: 'AU', number } }, '', readPhone, rule));
  it.each([
    ['Enter your phone number.', '', asked, '[D-5-35]'],
    ['Enter a valid phone number.', '0412 34', SUBSCRIPTION_PHONE, '[D-5-36]'],
    ['Enter a valid phone number.', 'none', SUBSCRIPTION_PHONE, '[D-5-36]'],
    ['Enter a valid Australian phone number.', '+64 21 555 0134', SUBSCRIPTION_PHONE, '[D-5-37]'],
  ])('%s %j %s', (sentence, number, rule, _ids) => {
    expect(say(number, rule)).toEqual([sentence]);
  });

  it('nothing when it is empty or right [D-5-33]', () => {
    expect([...say('', SUBSCRIPTION_PHONE), ...say('0412 345 678', asked)]).toEqual([]);
  });
});

describe('the enquiry says', () => {
  it.each([
    ['Please enter your enquiry.', ' \n ', '[D-5-46 D-5-47]'],
    ['Enter an enquiry with 500 characters or less.', 'x'.repeat(501), '[D-5-48 D-9-70]'],
    ['Enter an enquiry with fewer characters.', e(251), '[D-5-49 D-9-71]'],
    ['Enter an enquiry without invalid characters ("<" or ">").', 'Is it <$3,000?', '[D-5-50]'],
    ['Enter an enquiry without invalid characters ("<" or ">").', 'Is it >500 L?', '[D-5-50]'],
  ])('%s %s', (sentence, enquiry) => {
    expect(said(checkEnquiryForm({ ...ENQUIRY, enquiry }))).toEqual([sentence]);
  });

  it.each(['x'.repeat(500), e(250)])('nothing at the limit [D-9-70 D-9-71]', (enquiry) => {
    expect(said(checkEnquiryForm({ ...ENQUIRY, enquiry }))).toEqual([]);
  });
});

describe('a form that was sent says', () => {
  it('thanks, each in its way [D-4-37 D-4-38 D-4-39]', () => {
    expect(MARKETING_FORM_THANKS).toEqual({
      subscription: 'Thanks for subscribing!',
      'event-sign-up': 'Thanks for signing up!',
      enquiry: 'Your enquiry has been submitted.',
    });
  });

  it('the same for every failure [D-8-01]', () => {
    expect(MARKETING_FORM_FAILURE).toBe('Something went wrong. Please try again.');
  });
});

import type { MarketingFormCode } from '@wattle/domain/forms';
import { FORM_FAILURE } from './fill-message.ts';

/** Field errors of the three marketing forms [D-5-19…50]. */
export const marketingFormMessages = {
  FIRST_NAME_EMPTY: 'Enter your first name.',
  FIRST_NAME_INVALID: 'Enter a valid first name.',
  FIRST_NAME_TOO_LONG: 'Enter a first name with {max} characters or less.',
  FIRST_NAME_TOO_MANY_BYTES: 'Enter a first name with fewer characters.',
  LAST_NAME_EMPTY: 'Enter your last name.',
  LAST_NAME_INVALID: 'Enter a valid last name.',
  LAST_NAME_TOO_LONG: 'Enter a last name with {max} characters or less.',
  LAST_NAME_TOO_MANY_BYTES: 'Enter a last name with fewer characters.',
  EMAIL_EMPTY: 'Enter your email address',
  EMAIL_INVALID: 'Enter a valid email address.',
  EMAIL_TOO_LONG: 'Enter an email address with {max} characters or less.',
  EMAIL_TOO_MANY_BYTES: 'Enter an email address with fewer characters.',
  PHONE_EMPTY: 'Enter your phone number.',
  PHONE_INVALID: 'Enter a valid phone number.',
  PHONE_NOT_AUSTRALIAN: 'Enter a valid Australian phone number.',
  ENQUIRY_EMPTY: 'Please enter your enquiry.',
  ENQUIRY_TOO_LONG: 'Enter an enquiry with {max} characters or less.',
  ENQUIRY_TOO_MANY_BYTES: 'Enter an enquiry with fewer characters.',
  ENQUIRY_CHARACTERS_INVALID: 'Enter an enquiry without invalid characters ("<" or ">").',
} as const satisfies Record<MarketingFormCode, string>;

/** Confirmation after sending [D-4-37 D-4-38 D-4-39]. */
export const MARKETING_FORM_THANKS = {
  subscription: 'Thanks for subscribing!',
  'event-sign-up': 'Thanks for signing up!',
  enquiry: 'Your enquiry has been submitted.',
} as const;

/** Shown when sending fails, whatever the reason [D-8-01]. */
export const MARKETING_FORM_FAILURE = FORM_FAILURE;

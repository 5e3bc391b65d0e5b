import type { AddressCode } from '@wattle/domain/account';

/** Field errors of the address form; a code without a sentence does not compile [C-5-50…67]. */
export const addressFormMessages = {
  COUNTRY_INVALID: 'Select a country.',
  CONTACT_NAME_EMPTY: 'Enter a name.',
  CONTACT_NAME_INCOMPLETE: 'Enter a first and last name.',
  CONTACT_NAME_INVALID: 'Enter a valid name.',
  CONTACT_NAME_TOO_LONG: 'Enter a name with {max} characters or fewer.',
  CONTACT_NAME_TOO_MANY_BYTES: 'Enter a name with fewer characters.',
  STREET1_EMPTY: 'Enter a street address.',
  STREET1_INVALID: 'Enter a valid street address.',
  STREET1_TOO_LONG: 'Enter a street address with {max} characters or fewer.',
  STREET1_TOO_MANY_BYTES: 'Enter a street address with fewer characters.',
  STREET2_INVALID: 'Enter a valid unit, level or building.',
  STREET2_TOO_LONG: 'Enter a unit, level or building with {max} characters or fewer.',
  STREET2_TOO_MANY_BYTES: 'Enter a unit, level or building with fewer characters.',
  SUBURB_EMPTY: 'Enter a town or suburb.',
  SUBURB_INVALID: 'Enter a valid town or suburb.',
  SUBURB_TOO_LONG: 'Enter a town or suburb with {max} characters or fewer.',
  SUBURB_TOO_MANY_BYTES: 'Enter a town or suburb with fewer characters.',
  STATE_INVALID: 'Select a state or territory.',
  POSTCODE_EMPTY: 'Enter a postcode.',
  POSTCODE_INVALID: 'Enter a valid postcode.',
  COMPANY_INVALID: 'Enter a valid company name.',
  COMPANY_TOO_LONG: 'Enter a company name with {max} characters or fewer.',
  COMPANY_TOO_MANY_BYTES: 'Enter a company name with fewer characters.',
} as const satisfies Record<AddressCode, string>;

/** Messages about saved addresses and address lookup [C-8-40…44]. */
export const ADDRESS_MESSAGES = {
  notSaved: 'Unable to add your address. Try again later.',
  notChanged: 'Unable to change your addresses. Try again later.',
  identical: "You've already saved an identical address.",
  billingNotLoaded: 'Unable to load your saved addresses. Enter your billing address manually.',
  deliveryNotLoaded: 'Unable to load your saved addresses. Enter your delivery address manually.',
  searchFailed: 'Unable to load addresses.',
} as const;

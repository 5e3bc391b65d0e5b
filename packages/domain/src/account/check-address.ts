import type { EnteredAddress } from '../checkout/checkout.ts';
import { cleanName } from '../forms/check-name.ts';
import { sizeFault, type TextFault } from '../forms/text-size.ts';
import { type Reason, type Rejected, rejected, type Success, success } from '../results/outcome.ts';
import { COUNTRY } from '../settings/shop-constants.ts';
import { isState } from '../stores/store.ts';
import { ADDRESS_FORM_LIMITS, ADDRESS_STORED_LIMITS, type AddressLimits } from './address-limits.ts';

type TextField = 'CONTACT_NAME' | 'STREET1' | 'STREET2' | 'SUBURB' | 'COMPANY';

/** Every validation error of an address. `messages` has a sentence for each. */
export type AddressCode =
  | `${TextField}_${Exclude<TextFault, 'EMPTY'>}`
  | 'COUNTRY_INVALID'
  | 'CONTACT_NAME_EMPTY'
  | 'CONTACT_NAME_INCOMPLETE'
  | 'STREET1_EMPTY'
  | 'SUBURB_EMPTY'
  | 'STATE_INVALID'
  | 'POSTCODE_EMPTY'
  | 'POSTCODE_INVALID';

/** Form values: the state is an empty string until it is chosen. */
export type AddressFields = Readonly<Record<keyof EnteredAddress, string>>;

type Wrong = Reason<AddressCode> | undefined;

/** Phones type a curly apostrophe [C-5-70 C-5-71]. */
const ADDRESS = /^[\p{L}\p{M}\p{N}'’\-/&() ]+$/u;
const NAME = /^[\p{L}\p{M}\p{N},.'’\- ]+$/u;

/** An address stores first and last name as one field [C-3-05]. */
export const joinContactName = (firstName: string, lastName: string): string =>
  cleanName(`${cleanName(firstName)} ${cleanName(lastName)}`);

/** The first word is the first name, the rest the last name [C-3-05 C-5-53]. */
export function splitContactName(contactName: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...rest] = cleanName(contactName).split(' ');
  return { firstName, lastName: rest.join(' ') };
}

/** Checks an address while it is typed; errors are in field order [C-5-49…71]. */
export const checkTypedAddress = (fields: AddressFields) => checkAddress(fields, ADDRESS_FORM_LIMITS);

/** Checks an address before it is saved or sent, with the stricter limits [C-5-56 C-5-62]. */
export const checkAddressToSave = (fields: AddressFields) => checkAddress(fields, ADDRESS_STORED_LIMITS);

function checkAddress(fields: AddressFields, limits: AddressLimits): Success<EnteredAddress> | Rejected<AddressCode> {
  const clean = cleanFields(fields);
  const { state } = clean;
  const reasons = [
    checkContactName(clean.contactName, limits.contactName),
    checkText('STREET1', 'street1', clean.street1, limits),
    checkText('STREET2', 'street2', clean.street2, limits),
    checkText('SUBURB', 'suburb', clean.suburb, limits),
    isState(state) ? undefined : wrong('STATE_INVALID', 'state'),
    checkPostcode(clean.postcode),
    checkText('COMPANY', 'company', clean.company, limits),
    clean.country === COUNTRY ? undefined : wrong('COUNTRY_INVALID', 'country'),
  ].filter((reason) => reason !== undefined);
  return reasons.length === 0 && isState(state) ? success({ ...clean, state }) : rejected(...reasons);
}

/** Trims each field and collapses it to one line. */
const cleanFields = (fields: AddressFields): AddressFields => ({
  company: cleanName(fields.company),
  contactName: cleanName(fields.contactName),
  country: cleanName(fields.country),
  postcode: cleanName(fields.postcode),
  state: cleanName(fields.state),
  street1: cleanName(fields.street1),
  street2: cleanName(fields.street2),
  suburb: cleanName(fields.suburb),
});

function checkContactName(name: string, max: number): Wrong {
  const field = 'contactName';
  if (name === '') return wrong('CONTACT_NAME_EMPTY', field);
  if (!NAME.test(name)) return wrong('CONTACT_NAME_INVALID', field);
  if (splitContactName(name).lastName === '') return wrong('CONTACT_NAME_INCOMPLETE', field);
  return checkSize('CONTACT_NAME', field, name, max);
}

function checkText(
  prefix: Exclude<TextField, 'CONTACT_NAME'>,
  field: 'street1' | 'street2' | 'suburb' | 'company',
  text: string,
  limits: AddressLimits,
): Wrong {
  if (text === '') return prefix === 'STREET1' || prefix === 'SUBURB' ? wrong(`${prefix}_EMPTY`, field) : undefined;
  if (!ADDRESS.test(text)) return wrong(`${prefix}_INVALID`, field);
  return checkSize(prefix, field, text, limits[field]);
}

function checkSize(prefix: TextField, field: string, text: string, max: number): Wrong {
  const fault = sizeFault(text, max);
  if (fault === 'TOO_LONG') return { code: `${prefix}_TOO_LONG`, field, params: { max } };
  return fault === 'TOO_MANY_BYTES' ? wrong(`${prefix}_TOO_MANY_BYTES`, field) : undefined;
}

function checkPostcode(postcode: string): Wrong {
  if (postcode === '') return wrong('POSTCODE_EMPTY', 'postcode');
  return /^[0-9]{4}$/.test(postcode) ? undefined : wrong('POSTCODE_INVALID', 'postcode');
}

const wrong = (code: AddressCode, field: string): Reason<AddressCode> => ({ code, field });

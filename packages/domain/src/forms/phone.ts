import type { Reason } from '../results/outcome.ts';
import type { MarketingFormCode } from './marketing-form-codes.ts';
import type { Telephone } from './marketing-payloads.ts';

/** Why a text is not a phone number [D-8-25…28]. */
export const PHONE_PARSE_ERRORS = ['NOT_A_NUMBER', 'TOO_SHORT', 'TOO_LONG', 'INVALID_COUNTRY'] as const;
export type PhoneParseError = (typeof PHONE_PARSE_ERRORS)[number];

export type PhoneReading =
  | {
      readonly status: 'SUCCESS';
      /** Two letters; empty for a number without a single country. */
      readonly countryCode: string;
      readonly isValid: boolean;
      readonly e164: string;
      /** National format. */
      readonly national: string;
    }
  | { readonly status: 'REJECTED'; readonly code: PhoneParseError };

/**
 * Parses a number in national format for that country, or in international format. Injected, because the metadata for
 * all countries is large.
 */
export type ReadPhone = (telephone: Telephone) => PhoneReading;

export type PhoneRule = {
  readonly required: boolean;
  /** Accept only numbers of these countries; undefined: any [D-5-42]. */
  readonly allowedCountries?: readonly string[];
};

/** The subscription form's rule [D-5-33 D-5-34 D-5-38]. */
export const SUBSCRIPTION_PHONE: PhoneRule = { required: false, allowedCountries: ['AU'] };

export type PhoneCheck = { readonly e164: string } | Reason<MarketingFormCode>;

/** A phone field's value in E.164 format, or what is wrong with it [D-5-33…37]. */
export function checkPhone(telephone: Telephone, rule: PhoneRule, readPhone: ReadPhone): PhoneCheck {
  const field = 'phone';
  const number = telephone.number.trim();
  if (number === '') return rule.required ? { code: 'PHONE_EMPTY', field } : { e164: '' };
  const reading = readPhone({ ...telephone, number });
  if (reading.status === 'REJECTED') return { code: 'PHONE_INVALID', field };
  const { countryCode, isValid, e164 } = reading;
  const isAllowed = rule.allowedCountries?.includes(countryCode) ?? true;
  // report a foreign number as such, even if it is invalid there
  if (!isAllowed && countryCode !== '') return { code: 'PHONE_NOT_AUSTRALIAN', field };
  return isValid && isAllowed ? { e164 } : { code: 'PHONE_INVALID', field };
}

/** The field after blur: national format when the number is valid, else as typed [D-5-45]. */
export function formatTelephone(telephone: Telephone, rule: PhoneRule, readPhone: ReadPhone): Telephone {
  if (telephone.number.trim() === '') return telephone;
  const reading = readPhone(telephone);
  if (reading.status === 'REJECTED' || !reading.isValid) return telephone;
  const isAllowed = rule.allowedCountries?.includes(reading.countryCode) ?? reading.countryCode !== '';
  return isAllowed ? { countryCode: reading.countryCode, number: reading.national } : telephone;
}

import type { Reason } from '../results/outcome.ts';
import type { MarketingFormCode } from './marketing-form-codes.ts';
import type { Telephone } from './marketing-payloads.ts';

/** Why a text is no telephone number [D-8-25…28]. */
export const PHONE_PARSE_ERRORS = ['NOT_A_NUMBER', 'TOO_SHORT', 'TOO_LONG', 'INVALID_COUNTRY'] as const;
export type PhoneParseError = (typeof PHONE_PARSE_ERRORS)[number];

export type PhoneReading =
  | {
      readonly status: 'SUCCESS';
      /** Two letters; empty for a number of no one country. */
      readonly countryCode: string;
      readonly isValid: boolean;
      readonly e164: string;
      /** As it is written in its own country. */
      readonly national: string;
    }
  | { readonly status: 'REJECTED'; readonly code: PhoneParseError };

/** Reads a number as it is written in that country, or with its own + and country. All countries' plans are large: they are handed in. */
export type ReadPhone = (telephone: Telephone) => PhoneReading;

export type PhoneRule = {
  readonly required: boolean;
  /** Only numbers of these countries; undefined: of any [D-5-42]. */
  readonly allowedCountries?: readonly string[];
};

/** The subscription form's [D-5-33 D-5-34 D-5-38]. */
export const SUBSCRIPTION_PHONE: PhoneRule = { required: false, allowedCountries: ['AU'] };

export type PhoneCheck = { readonly e164: string } | Reason<MarketingFormCode>;

/** A telephone field as it is sent, or what is wrong with it [D-5-33…37]. */
export function checkPhone(telephone: Telephone, rule: PhoneRule, readPhone: ReadPhone): PhoneCheck {
  const field = 'phone';
  const number = telephone.number.trim();
  if (number === '') return rule.required ? { code: 'PHONE_EMPTY', field } : { e164: '' };
  const reading = readPhone({ ...telephone, number });
  if (reading.status === 'REJECTED') return { code: 'PHONE_INVALID', field };
  const { countryCode, isValid, e164 } = reading;
  const isAllowed = rule.allowedCountries?.includes(countryCode) ?? true;
  // a number from elsewhere is told apart even when it is not quite right there
  if (!isAllowed && countryCode !== '') return { code: 'PHONE_NOT_AUSTRALIAN', field };
  return isValid && isAllowed ? { e164 } : { code: 'PHONE_INVALID', field };
}

/** The field as it looks when it is left: national when the number is valid, else as it was typed [D-5-45]. */
export function formatTelephone(telephone: Telephone, rule: PhoneRule, readPhone: ReadPhone): Telephone {
  if (telephone.number.trim() === '') return telephone;
  const reading = readPhone(telephone);
  if (reading.status === 'REJECTED' || !reading.isValid) return telephone;
  const isAllowed = rule.allowedCountries?.includes(reading.countryCode) ?? reading.countryCode !== '';
  return isAllowed ? { countryCode: reading.countryCode, number: reading.national } : telephone;
}

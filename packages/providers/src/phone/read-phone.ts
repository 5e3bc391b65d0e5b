import { PHONE_PARSE_ERRORS, type PhoneParseError, type ReadPhone } from '@wattle/domain/forms';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  ParseError,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

const isCountry = (code: string): code is CountryCode => Object.hasOwn(metadata.countries, code);
const isParseError = (text: string): text is PhoneParseError => PHONE_PARSE_ERRORS.some((code) => code === text);

/** Parses a phone number by the numbering plans of all countries [D-5-42 D-8-25…28]. */
export const readPhone: ReadPhone = ({ countryCode, number }) => {
  try {
    const options = isCountry(countryCode) ? { defaultCountry: countryCode } : {};
    // the whole text must be the number: do not pick one out of surrounding words
    const phone = parsePhoneNumberWithError(number, { ...options, extract: false }, metadata);
    return {
      status: 'SUCCESS',
      countryCode: phone.country ?? '',
      isValid: phone.isValid(),
      e164: phone.number,
      national: phone.formatNational(),
    };
  } catch (error) {
    if (!(error instanceof ParseError) || !isParseError(error.message)) throw error;
    return { status: 'REJECTED', code: error.message };
  }
};

export const phoneCountryCodes = (): readonly string[] => getCountries(metadata);

/** '61' for AU; empty for a country without a numbering plan. */
export const callingCodeOf = (code: string): string => (isCountry(code) ? getCountryCallingCode(code, metadata) : '');

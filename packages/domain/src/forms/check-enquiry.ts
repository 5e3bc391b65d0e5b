import type { Reason } from '../results/outcome.ts';
import { FORM_LIMITS } from './form-limits.ts';
import type { MarketingFormCode } from './marketing-form-codes.ts';
import { countBytes, countCharacters } from './text-size.ts';

const { enquiryMax: max } = FORM_LIMITS;

/** What is wrong with a cleaned enquiry, if anything [D-5-46…50 D-9-70 D-9-71]. */
export function checkEnquiry(enquiry: string): Reason<MarketingFormCode> | undefined {
  const field = 'enquiry';
  if (enquiry === '') return { code: 'ENQUIRY_EMPTY', field };
  if (countCharacters(enquiry) > max) return { code: 'ENQUIRY_TOO_LONG', field, params: { max } };
  if (countBytes(enquiry) > max) return { code: 'ENQUIRY_TOO_MANY_BYTES', field };
  if (/[<>]/.test(enquiry)) return { code: 'ENQUIRY_CHARACTERS_INVALID', field };
  return undefined;
}

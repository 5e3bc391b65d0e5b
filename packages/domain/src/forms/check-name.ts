import type { Reason } from '../results/outcome.ts';
import { FORM_LIMITS } from './form-limits.ts';
import type { MarketingFormCode } from './marketing-form-codes.ts';
import { countBytes, countCharacters } from './text-size.ts';

/** Letters, digits, comma, period, apostrophe, hyphen and white space; phones type a curled apostrophe [C-5-21 C-5-71]. */
const NAME = /^[\p{L}\p{M}\p{N},.'’\-\s]+$/u;

const { nameMax: max } = FORM_LIMITS;
type NameField = 'firstName' | 'lastName';
const PREFIX = { firstName: 'FIRST_NAME', lastName: 'LAST_NAME' } as const;

/** What is wrong with a clean first or last name, if anything [D-5-18…26]. */
export function checkName(field: NameField, name: string): Reason<MarketingFormCode> | undefined {
  const prefix = PREFIX[field];
  if (name === '') return { code: `${prefix}_EMPTY`, field };
  if (!NAME.test(name)) return { code: `${prefix}_INVALID`, field };
  if (countCharacters(name) > max) return { code: `${prefix}_TOO_LONG`, field, params: { max } };
  if (countBytes(name) > max) return { code: `${prefix}_TOO_MANY_BYTES`, field };
  return undefined;
}

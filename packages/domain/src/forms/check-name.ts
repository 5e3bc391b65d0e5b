import type { Reason } from '../results/outcome.ts';
import { cleanText } from './clean-text.ts';
import { FORM_LIMITS } from './form-limits.ts';
import type { MarketingFormCode } from './marketing-form-codes.ts';
import { sizeFault, type TextFault } from './text-size.ts';

/**
 * Letters, digits, comma, period, apostrophe, hyphen and white space; phones type a curly apostrophe [C-5-21 C-5-71].
 */
const NAME = /^[\p{L}\p{M}\p{N},.'’\-\s]+$/u;

const { nameMax: max } = FORM_LIMITS;
type NameField = 'firstName' | 'lastName';
const PREFIX = { firstName: 'FIRST_NAME', lastName: 'LAST_NAME' } as const;

/** Collapses a pasted name to one line. */
export const cleanName = (name: string): string => cleanText(name).replaceAll(/\s+/g, ' ');

/** What is wrong with a cleaned name, on any form [C-5-21 D-5-18…26]. */
export function nameFault(name: string): TextFault | undefined {
  if (name === '') return 'EMPTY';
  return NAME.test(name) ? sizeFault(name, max) : 'INVALID';
}

/** What is wrong with a cleaned first or last name, if anything [D-5-18…26]. */
export function checkName(field: NameField, name: string): Reason<MarketingFormCode> | undefined {
  const fault = nameFault(name);
  return fault && { code: `${PREFIX[field]}_${fault}`, field, ...(fault === 'TOO_LONG' && { params: { max } }) };
}

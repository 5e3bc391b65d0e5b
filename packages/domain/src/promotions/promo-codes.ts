import { type Outcome, rejected, success } from '../results/outcome.ts';

const CODES_MAX = 10;
const CODE_LENGTH_MAX = 50;

/** Normalises a typed code: spaces and case do not matter. */
export const normaliseCode = (code: string): string => code.replace(/\s+/g, '').toUpperCase();

/** Adds a typed code to the cart's codes. */
export function addPromoCode(
  codes: readonly string[],
  typed: string,
): Outcome<string[], 'CART_PROMO_CODE_APPLIED' | 'CART_PROMO_CODE_INVALID' | 'CART_PROMO_LIMIT_EXCEEDED'> {
  const code = normaliseCode(typed);
  if (code === '' || code.length > CODE_LENGTH_MAX) return rejected({ code: 'CART_PROMO_CODE_INVALID' });
  if (codes.some((one) => normaliseCode(one) === code)) return rejected({ code: 'CART_PROMO_CODE_APPLIED' });
  if (codes.length >= CODES_MAX) return rejected({ code: 'CART_PROMO_LIMIT_EXCEEDED' });
  return success([...codes, code]);
}

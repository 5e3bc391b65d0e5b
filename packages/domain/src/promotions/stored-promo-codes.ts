import { readStoredList, readText } from '../recent/stored-list.ts';
import { addPromoCode, normaliseCode } from './promo-codes.ts';

const VERSION = 1;

/** A cart's codes as stored in the browser, in the order they were typed. */
export type StoredPromoCodes = { readonly version: number; readonly items: readonly string[] };

export const NO_PROMO_CODES: StoredPromoCodes = { version: VERSION, items: [] };

export const storePromoCodes = (codes: readonly string[]): StoredPromoCodes => ({ version: VERSION, items: codes });

/** The stored codes without duplicates or invalid entries. */
export function readPromoCodes(text: string | null): StoredPromoCodes {
  const read = readStoredList(text, VERSION, readText);
  const codes = read.reduce<readonly string[]>((kept, code) => {
    const added = addPromoCode(kept, code);
    return added.status === 'SUCCESS' ? added.value : kept;
  }, []);
  return storePromoCodes(codes);
}

export function withoutPromoCode(codes: readonly string[], code: string): readonly string[] {
  return codes.filter((one) => normaliseCode(one) !== normaliseCode(code));
}

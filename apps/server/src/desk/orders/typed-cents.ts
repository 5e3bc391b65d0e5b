import { centsOf } from '@wattle/domain/money';

/** Dollars as they are typed: 19, 19.5 or $1,019.50; nothing is 0. null: that is no amount. */
export function typedCents(text: string): number | null {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '');
  if (plain === '') return 0;
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? centsOf(Number(plain)) : null;
}

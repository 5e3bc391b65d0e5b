import { formatPrice, toCents } from '@wattle/domain/money';
import { REFUSALS } from './desk-order.ts';

/** Of an amount; the others count units. */
const OF_MONEY = /Delivery|Goodwill|Paid/;

/** Why something was refused, for who asked. */
export function refusalWords({ code, left }: { readonly code: string; readonly left: number | null }): string {
  const amount = left === null ? '' : OF_MONEY.test(code) ? formatPrice(toCents(left)) : String(left);
  return (REFUSALS[code] ?? code).replace('{left}', amount);
}

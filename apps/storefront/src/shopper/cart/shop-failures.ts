import type { CartLine, CartReason, CartValidation } from '@wattle/domain/cart';
import type { CheckoutInfo } from '../checkout/use-checkout-data.ts';

type Found = Pick<CartValidation, 'failures' | 'isValid'>;

/** Local and server problems of a cart, by line: the server may know of stock that has since gone. */
export function withShopFailures(
  { failures, isValid }: Found,
  lines: readonly CartLine[],
  info: Pick<CheckoutInfo, 'failures'> | null,
): Found {
  if (!info || info.failures.length === 0) return { failures, isValid };
  const merged: Record<string, readonly CartReason[]> = { ...failures };
  for (const { item, code, params } of info.failures) {
    // goods come first in a request, in order, followed by plans
    const line = lines[item];
    const own = line ? (merged[line.id] ?? []) : [];
    if (line && !own.some((reason) => reason.code === code)) {
      merged[line.id] = [...own, { code, ...(params && { params }) }];
    }
  }
  return { failures: merged, isValid: false };
}

import type { Voucher } from '../checkout/checkout.ts';
import type { VoucherProblem, VoucherResult } from './read-voucher-reply.ts';

export type CancelledVoucher = { readonly code: string; readonly reason: VoucherProblem };

/**
 * Splits rechecked vouchers into those still valid, with their current balance, and those cancelled, with the reason
 * [C-4-104 C-4-105].
 */
export function recheckVouchers(rechecked: readonly { readonly voucher: Voucher; readonly result: VoucherResult }[]): {
  readonly kept: readonly Voucher[];
  readonly cancelled: readonly CancelledVoucher[];
} {
  return {
    kept: rechecked.flatMap(({ result }) => (result.status === 'SUCCESS' ? [result.voucher] : [])),
    cancelled: rechecked.flatMap(({ voucher: { code }, result }) =>
      result.status === 'SUCCESS' ? [] : [{ code, reason: result.status }],
    ),
  };
}

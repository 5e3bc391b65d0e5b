import type { Voucher } from '../checkout/checkout.ts';
import type { Outcome, Reason } from '../results/outcome.ts';

/** The results of a voucher lookup [C-4-95 … C-4-103]. */
export const VOUCHER_RESULTS = [
  'SUCCESS',
  'ALREADY_APPLIED',
  'REDEEMED',
  'SUSPENDED',
  'EXPIRED',
  'NOT_FOUND',
  'LOCKED',
  'ERROR',
] as const;
export type VoucherStatus = (typeof VOUCHER_RESULTS)[number];
export type VoucherProblem = Exclude<VoucherStatus, 'SUCCESS'>;

export type VoucherResult =
  | { readonly status: 'SUCCESS'; readonly voucher: Voucher }
  | { readonly status: VoucherProblem };

/** The service's data on a voucher; dollars. */
export type VoucherBalance = Pick<Voucher, 'expires' | 'amountRemaining'>;

/** The service's message for a suspended voucher [C-8-07]. */
export const VOUCHER_SUSPENDED_MESSAGE = 'Gift card is suspended';

const PROBLEMS: ReadonlyMap<string, VoucherProblem> = new Map<string, VoucherProblem>([
  ['VoucherExpired', 'EXPIRED'],
  ['VoucherInvalid', 'NOT_FOUND'],
  ['VoucherLocked', 'LOCKED'],
]);

/** Checks the message before the code, because a suspended voucher has no code of its own. */
function problemOf({ code, params }: Reason<string>): VoucherProblem {
  if (params?.message === VOUCHER_SUSPENDED_MESSAGE) return 'SUSPENDED';
  return PROBLEMS.get(code) ?? 'ERROR';
}

/** Whether the shopper has already added a voucher, so that no lookup is needed [C-4-96]. */
export const isVoucherHeld = (held: readonly Voucher[], code: string): boolean =>
  held.some((voucher) => voucher.code === code);

/** The result of a voucher lookup's response [C-4-95 C-4-97 C-4-99 … C-4-103 C-8-07 C-8-08 C-8-09 C-8-10]. */
export function readVoucherReply(
  { code, pin }: Pick<Voucher, 'code' | 'pin'>,
  reply: Outcome<VoucherBalance, string>,
): VoucherResult {
  if (reply.status === 'ERROR') return { status: 'ERROR' };
  if (reply.status === 'REJECTED') {
    const [reason] = reply.reasons;
    return { status: reason ? problemOf(reason) : 'ERROR' };
  }
  const { expires, amountRemaining } = reply.value;
  // also catches NaN
  if (!(amountRemaining > 0)) return { status: 'REDEEMED' };
  return { status: 'SUCCESS', voucher: { code, pin, expires, amountRemaining } };
}

/** The vouchers after a lookup: adds one only if it has a balance and is not there yet [C-4-96 C-4-98]. */
export function addVoucher(
  held: readonly Voucher[],
  result: VoucherResult,
): { readonly status: VoucherStatus; readonly vouchers: readonly Voucher[] } {
  if (result.status !== 'SUCCESS') return { status: result.status, vouchers: held };
  if (isVoucherHeld(held, result.voucher.code)) return { status: 'ALREADY_APPLIED', vouchers: held };
  return { status: 'SUCCESS', vouchers: [...held, result.voucher] };
}

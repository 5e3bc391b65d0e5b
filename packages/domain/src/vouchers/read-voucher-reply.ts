import type { Voucher } from '../checkout/checkout.ts';
import type { Outcome, Reason } from '../results/outcome.ts';

/** What came of asking for a voucher, as the browser's screens know it [C-4-95 … C-4-103]. */
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

/** What the service says of a voucher; dollars. */
export type VoucherBalance = Pick<Voucher, 'expires' | 'amountRemaining'>;

/** The words by which a suspended voucher is known [C-8-07]. */
export const VOUCHER_SUSPENDED_MESSAGE = 'Gift card is suspended';

const PROBLEMS: ReadonlyMap<string, VoucherProblem> = new Map<string, VoucherProblem>([
  ['VoucherExpired', 'EXPIRED'],
  ['VoucherInvalid', 'NOT_FOUND'],
  ['VoucherLocked', 'LOCKED'],
]);

/** Words come before the code: a suspended voucher has no code of its own. */
function problemOf({ code, params }: Reason<string>): VoucherProblem {
  if (params?.message === VOUCHER_SUSPENDED_MESSAGE) return 'SUSPENDED';
  return PROBLEMS.get(code) ?? 'ERROR';
}

/** Whether a voucher is among those that the shopper has: it need not be asked for [C-4-96]. */
export const isVoucherHeld = (held: readonly Voucher[], code: string): boolean =>
  held.some((voucher) => voucher.code === code);

/** The result of an answer about a voucher [C-4-95 C-4-97 C-4-99 … C-4-103 C-8-07 C-8-08 C-8-09 C-8-10]. */
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
  // also for what is no amount at all
  if (!(amountRemaining > 0)) return { status: 'REDEEMED' };
  return { status: 'SUCCESS', voucher: { code, pin, expires, amountRemaining } };
}

/** What the shopper has after a look at one more voucher: only one with money on it is kept, and once [C-4-96 C-4-98]. */
export function addVoucher(
  held: readonly Voucher[],
  result: VoucherResult,
): { readonly status: VoucherStatus; readonly vouchers: readonly Voucher[] } {
  if (result.status !== 'SUCCESS') return { status: result.status, vouchers: held };
  if (isVoucherHeld(held, result.voucher.code)) return { status: 'ALREADY_APPLIED', vouchers: held };
  return { status: 'SUCCESS', vouchers: [...held, result.voucher] };
}

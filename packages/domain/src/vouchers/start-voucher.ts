import { internalError } from '../errors/internal-error.ts';
import { type Reason, type Rejected, rejected, type Success, success } from '../results/outcome.ts';

/** Normalises a gift card number as printed: `6280 0451 7720 4417`. */
export const cleanVoucherCode = (code: string): string => code.replace(/[\s-]/gu, '');

export type VoucherFields = { readonly voucherCode: string; readonly voucherPin: string };
export type VoucherFormCode = 'VOUCHER_CODE_EMPTY' | 'VOUCHER_PIN_EMPTY';

/** Checks a gift card's number and PIN for presence. */
export function checkVoucherForm({
  voucherCode,
  voucherPin,
}: VoucherFields): Success<{ readonly code: string; readonly pin: string }> | Rejected<VoucherFormCode> {
  const reasons: Reason<VoucherFormCode>[] = [
    ...(cleanVoucherCode(voucherCode) === '' ? [{ code: 'VOUCHER_CODE_EMPTY', field: 'voucherCode' } as const] : []),
    ...(voucherPin.trim() === '' ? [{ code: 'VOUCHER_PIN_EMPTY', field: 'voucherPin' } as const] : []),
  ];
  return reasons.length > 0 ? rejected(...reasons) : success({ code: voucherCode, pin: voucherPin });
}

/**
 * Asserts that a voucher lookup may start. Buttons are disabled during a lookup or while an order is being placed, so
 * a call in between is a bug [C-8-59 C-8-60].
 */
export function startVoucher({
  isLoading,
  isPlacing,
}: {
  readonly isLoading: boolean;
  readonly isPlacing: boolean;
}): void {
  if (isLoading) throw internalError('Already loading voucher.');
  if (isPlacing) throw internalError('Cannot apply voucher.');
}

/** The captcha action of a voucher lookup [C-7-33]. */
export const VOUCHER_ACTION = 'payment_voucher_balance_fetch';

import { internalError } from '../errors/internal-error.ts';

/** A gift card as it is printed, `6280 0451 7720 4417`, to the code that it is known by. */
export const cleanVoucherCode = (code: string): string => code.replace(/[\s-]/gu, '');

/** What is wrong with what was typed. */
export type VoucherGap = { readonly field: 'code' | 'pin'; readonly code: 'VOUCHER_CODE_EMPTY' | 'VOUCHER_PIN_EMPTY' };

export function voucherGaps({ code, pin }: { readonly code: string; readonly pin: string }): readonly VoucherGap[] {
  return [
    ...(cleanVoucherCode(code) === '' ? [{ field: 'code', code: 'VOUCHER_CODE_EMPTY' } as const] : []),
    ...(pin.trim() === '' ? [{ field: 'pin', code: 'VOUCHER_PIN_EMPTY' } as const] : []),
  ];
}

/**
 * Begins asking for a voucher. One at a time, and none while an order is being placed: buttons wait, so who asks in
 * between made a mistake [C-8-59 C-8-60].
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

/** What a token is asked for when a voucher is looked up [C-7-33]. */
export const VOUCHER_ACTION = 'payment_voucher_balance_fetch';

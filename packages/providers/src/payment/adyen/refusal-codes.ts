import type { PaymentRefusal } from '../port.ts';

/** By refusalReasonCode. Any other code is a general refusal. */
const REASONS: ReadonlyMap<string, PaymentRefusal> = new Map<string, PaymentRefusal>([
  ['0', 'PROVIDER_ERROR'],
  ['2', 'DECLINED'],
  ['3', 'DECLINED'],
  ['4', 'PROVIDER_ERROR'],
  ['5', 'CARD_BLOCKED'],
  ['6', 'CARD_EXPIRED'],
  ['7', 'AMOUNT_NOT_ALLOWED'],
  ['8', 'CARD_INVALID'],
  ['9', 'ISSUER_UNAVAILABLE'],
  ['10', 'NOT_SUPPORTED'],
  ['11', 'AUTHENTICATION_FAILED'],
  ['12', 'INSUFFICIENT_FUNDS'],
  ['14', 'SUSPECTED_FRAUD'],
  ['15', 'CANCELLED'],
  ['16', 'CANCELLED'],
  ['20', 'SUSPECTED_FRAUD'],
  ['21', 'PROVIDER_ERROR'],
  ['22', 'SUSPECTED_FRAUD'],
  ['24', 'CODE_INVALID'],
  ['31', 'SUSPECTED_FRAUD'],
]);

export function readRefusal(resultCode: string, reasonCode: string | undefined): PaymentRefusal {
  if (resultCode === 'Cancelled') return 'CANCELLED';
  if (resultCode === 'Error') return 'PROVIDER_ERROR';
  return REASONS.get(reasonCode ?? '') ?? 'DECLINED';
}

import type { PaymentRefusal, RefusalCode, Refused } from './port.ts';

/** Said by who holds the shopper's money; all else was stopped on the way there. */
const BY_ISSUER: ReadonlySet<PaymentRefusal> = new Set<PaymentRefusal>([
  'DECLINED',
  'CARD_BLOCKED',
  'CARD_EXPIRED',
  'CARD_INVALID',
  'CODE_INVALID',
  'INSUFFICIENT_FUNDS',
]);

/** Which of the two refusals of an order a reason is [C-8-02] [C-8-03]. */
const toRefusalCode = (reason: PaymentRefusal): RefusalCode =>
  BY_ISSUER.has(reason) ? 'PaymentProcessorDeclinedHard' : 'PaymentGatewayRejected';

export const refused = (reason: PaymentRefusal, problem: string, paymentReference: string | null = null): Refused => ({
  status: 'REFUSED',
  code: toRefusalCode(reason),
  reason,
  paymentReference,
  problem,
});

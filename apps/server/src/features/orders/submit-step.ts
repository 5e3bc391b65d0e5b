import { createHash } from 'node:crypto';
import { toCents } from '@wattle/domain/money';
import type { PaymentOutcome } from '@wattle/providers/payment';
import type { PaymentStep, Placement } from '../../store/placement-rows.ts';
import type { OrderDeps } from './order-deps.ts';

export type SubmittedStep = {
  readonly orderNumber: string;
  readonly step: PaymentStep;
  readonly amountCents: number;
  /** The shopper has been on the provider's page. */
  readonly mayBePaid: true;
};

/** The payment of the order at the provider. */
const awaitedCents = ({ plan }: Pick<Placement, 'plan'>): number => plan?.payments.provider?.cents ?? 0;

export const submittedStep = (
  orderNumber: string,
  step: PaymentStep,
  known: Pick<Placement, 'plan'>,
): SubmittedStep => ({
  orderNumber,
  step,
  amountCents: awaitedCents(known),
  mayBePaid: true,
});

/** Submits the result of a step to the provider. Two steps of a payment are two calls; a repeated step is one. */
export async function submitStep(
  { store, payment, times }: Pick<OrderDeps, 'store' | 'payment' | 'times'>,
  { orderNumber, step, amountCents }: SubmittedStep,
): Promise<PaymentOutcome> {
  const { details, paymentData } = step;
  const [leg] = (await store.payments.list(orderNumber)).filter((one) => one.leg === 0);
  return payment.continue({
    idempotencyKey: `${orderNumber}-${digestOf(step)}`,
    deadlineAt: Date.now() + times.providerSeconds * 1000,
    details,
    ...(paymentData !== undefined && { paymentData }),
    amountCents: toCents(amountCents),
    orderReference: orderNumber,
    ...(leg?.pageReference && { pageReference: leg.pageReference }),
  });
}

/** Independent of field order, which the database does not keep. */
function digestOf({ details, paymentData }: PaymentStep): string {
  const entries = Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([entries, paymentData]))
    .digest('base64url')
    .slice(0, 32);
}

import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { failed, rejected, toCents } from '@wattle/domain';
import { orDatabaseAway } from '../store/or-database-away.ts';
import type { PlaceOrderAnswer } from './finish-order.ts';
import type { OrderDeps } from './order-deps.ts';
import type { OpaqueData } from './payment-port.ts';
import { settlePayment } from './settle-payment.ts';

export type ContinuePaymentCommand = {
  readonly orderNumber: string;
  /** As the provider's page or component handed it over. */
  readonly details: OpaqueData;
  readonly paymentData?: string;
};

const LOOK_AGAIN_MS = 50;

/**
 * Goes on with an order for which the shopper had to do something. A return page that is opened twice, or after the
 * provider's own news, gets the answer that was given; the same details are the same step at the provider.
 */
export const continuePayment =
  (deps: OrderDeps) =>
  (command: ContinuePaymentCommand): Promise<PlaceOrderAnswer> =>
    orDatabaseAway(async () => {
      const { orderNumber } = command;
      const deadline = Date.now() + deps.times.waitSeconds * 1000;
      while (Date.now() < deadline) {
        const known = await deps.store.findPlacementOf(orderNumber);
        if (!known) return rejected({ code: 'ORDER_NOT_FOUND' });
        if (known.state === 'SAVED' || known.state === 'REFUSED') return known.answer ?? failed('CONFLICT');
        if (!known.isBusy && (await deps.store.leasePlacement(orderNumber, deps.times.busySeconds))) {
          return tellProvider(deps, command, known.plan?.payments.provider?.cents ?? toCents(0));
        }
        await delay(LOOK_AGAIN_MS);
      }
      return failed('CONFLICT');
    });

async function tellProvider(
  deps: OrderDeps,
  { orderNumber, details, paymentData }: ContinuePaymentCommand,
  amountCents: ReturnType<typeof toCents>,
): Promise<PlaceOrderAnswer> {
  const step = createHash('sha256')
    .update(JSON.stringify([details, paymentData]))
    .digest('base64url')
    .slice(0, 32);
  const outcome = await deps.payment.continue({
    // two steps of one payment are two calls, the same step twice is one
    idempotencyKey: `${orderNumber}-${step}`,
    deadlineAt: Date.now() + deps.times.providerSeconds * 1000,
    details,
    ...(paymentData !== undefined && { paymentData }),
    amountCents,
  });
  return settlePayment(deps, { orderNumber, amountCents }, outcome);
}

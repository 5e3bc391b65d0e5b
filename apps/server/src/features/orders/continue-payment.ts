import { setTimeout as delay } from 'node:timers/promises';
import { failed, rejected } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { PaymentStep } from '../../store/placement-rows.ts';
import type { PlaceOrderAnswer } from './finish-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { settleStep } from './settle-step.ts';
import { submitStep, submittedStep } from './submit-step.ts';

const LOOK_AGAIN_MS = 50;

/** After the provider's page, or a step of its component [C-4-90]. */
export const continuePayment =
  (deps: OrderDeps): Handler<'continuePayment'> =>
  async ({ orderNumber, details, paymentData }) => {
    const step = { details, ...(paymentData !== undefined && { paymentData }) };
    const answer = await orDatabaseAway(() => takeStep(deps, orderNumber, step));
    if (answer.status === 'SUCCESS') deps.onPlaced();
    return answer;
  };

/**
 * Continues an order after a step by the shopper. Opening the return page twice, or after the webhook, gives the same
 * answer; the same details are the same step at the provider. They are stored until it has answered, so that the call
 * can be repeated if the shopper does not come back.
 */
export async function takeStep(deps: OrderDeps, orderNumber: string, step: PaymentStep): Promise<PlaceOrderAnswer> {
  const deadline = Date.now() + deps.times.waitSeconds * 1000;
  while (Date.now() < deadline) {
    const known = await deps.store.placements.findOf(orderNumber);
    if (!known) return rejected({ code: 'ORDER_NOT_FOUND' });
    if (known.state === 'SAVED' || known.state === 'REFUSED') return known.answer ?? failed('CONFLICT');
    if (!known.isBusy && (await deps.store.placements.lease(orderNumber, deps.times.busySeconds, step))) {
      const submitted = submittedStep(orderNumber, step, known);
      return settleStep(deps, submitted, await submitStep(deps, submitted));
    }
    await delay(LOOK_AGAIN_MS);
  }
  return failed('CONFLICT');
}

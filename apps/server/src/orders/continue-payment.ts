import { setTimeout as delay } from 'node:timers/promises';
import { failed, rejected } from '@wattle/domain';
import { orDatabaseAway } from '../store/or-database-away.ts';
import type { PaymentStep } from '../store/placing.ts';
import type { PlaceOrderAnswer } from './finish-order.ts';
import type { OrderDeps } from './order-deps.ts';
import { settleStep } from './settle-step.ts';
import { awaitedCents, tellProvider } from './tell-provider.ts';

/** What the shopper brought back, as the provider's page or component handed it over. */
export type ContinuePaymentCommand = PaymentStep & { readonly orderNumber: string };

const LOOK_AGAIN_MS = 50;

/**
 * Goes on with an order for which the shopper had to do something. A return page that is opened twice, or after the
 * provider's own news, gets the answer that was given; the same details are the same step at the provider. They are kept
 * until it has answered, so that it can be asked again when nobody comes back.
 */
export const continuePayment =
  (deps: OrderDeps) =>
  ({ orderNumber, ...step }: ContinuePaymentCommand): Promise<PlaceOrderAnswer> =>
    orDatabaseAway(async () => {
      const deadline = Date.now() + deps.times.waitSeconds * 1000;
      while (Date.now() < deadline) {
        const known = await deps.store.findPlacementOf(orderNumber);
        if (!known) return rejected({ code: 'ORDER_NOT_FOUND' });
        if (known.state === 'SAVED' || known.state === 'REFUSED') return known.answer ?? failed('CONFLICT');
        if (!known.isBusy && (await deps.store.leasePlacement(orderNumber, deps.times.busySeconds, step))) {
          const told = { orderNumber, step, amountCents: awaitedCents(known) };
          return settleStep(deps, told, await tellProvider(deps, told));
        }
        await delay(LOOK_AGAIN_MS);
      }
      return failed('CONFLICT');
    });

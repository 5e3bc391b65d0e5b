import { centsOf, offeredPaymentTypes, success } from '@wattle/domain';
import type { PaymentProvider } from '@wattle/providers/payment';
import type { Handler } from '../../http/handlers.ts';

/** Nobody waits longer than this to see how they may pay. */
const PATIENCE_MS = 10_000;

/** The ways to pay an order that its amount allows and the provider has [C-9-32] [C-9-33]. */
export const listPaymentMethods =
  (provider: Pick<PaymentProvider, 'listMethods'>): Handler<'listPaymentMethods'> =>
  async ({ orderTotal, outstanding }) => {
    const amountCents = centsOf(outstanding);
    const types = offeredPaymentTypes({ orderTotalCents: centsOf(orderTotal), outstandingCents: amountCents });
    if (types.includes('NO_PAYMENT')) return success({ types, browserData: {} });
    return provider.listMethods({ amountCents, types, deadlineAt: Date.now() + PATIENCE_MS });
  };

import { offeredPaymentTypes } from '@wattle/domain/checkout';
import { centsOf } from '@wattle/domain/money';
import { success } from '@wattle/domain/results';
import type { PaymentProvider } from '@wattle/providers/payment';
import type { Handler } from '../../answers/handlers.ts';

/** Nobody waits longer than this to see the payment methods. */
const PATIENCE_MS = 10_000;

/** Payment methods that the amount allows and the provider offers [C-9-32] [C-9-33]. */
export const listPaymentMethods =
  (provider: Pick<PaymentProvider, 'listMethods'>): Handler<'listPaymentMethods'> =>
  async ({ orderTotal, outstanding }) => {
    const amountCents = centsOf(outstanding);
    const types = offeredPaymentTypes({ orderTotalCents: centsOf(orderTotal), outstandingCents: amountCents });
    if (types.includes('NO_PAYMENT')) return success({ types, browserData: {} });
    return provider.listMethods({ amountCents, types, deadlineAt: Date.now() + PATIENCE_MS });
  };

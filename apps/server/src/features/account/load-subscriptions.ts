import { rejected, success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { CustomerFinder } from './known-customer.ts';
import { subscriptionsOf } from './subscriptions-of.ts';

/** The topics a customer is subscribed to [C-7-10]. */
export const loadSubscriptions =
  (findCustomer: CustomerFinder): Handler<'loadSubscriptions'> =>
  (_input, { caller }) =>
    orDatabaseAway(async () => {
      const customer = await findCustomer(caller);
      if (!customer) return rejected({ code: 'CustomerNotFound' });
      return success({ subscriptions: subscriptionsOf(customer) });
    });

import { rejected, success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import { accountOf } from './account-of.ts';
import type { CustomerFinder } from './known-customer.ts';

/** The caller's account; CustomerNotFound while the record is being created [C-4-26 C-7-08 C-7-09]. */
export const loadAccount =
  (findCustomer: CustomerFinder): Handler<'loadAccount'> =>
  (_input, { caller }) =>
    orDatabaseAway(async () => {
      const customer = await findCustomer(caller);
      return customer ? success(accountOf(customer)) : rejected({ code: 'CustomerNotFound' });
    });

import { rejected, success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';
import { accountOf } from './account-of.ts';
import { checkAccountChange } from './check-account-change.ts';
import type { CustomerFinder } from './known-customer.ts';
import type { MarketingTeller } from './tell-marketing.ts';

type Parts = {
  readonly store: Pick<Store, 'customers'>;
  readonly findCustomer: CustomerFinder;
  readonly tellMarketing: MarketingTeller;
};

/** Changes the given fields. Others keep their value, even if it changes concurrently [C-3-27 C-7-10]. */
export const updateAccount =
  ({ store, findCustomer, tellMarketing }: Parts): Handler<'updateAccount'> =>
  ({ customer: given }, { caller }) =>
    orDatabaseAway(async () => {
      const customer = await findCustomer(caller);
      if (!customer) return rejected({ code: 'CustomerNotFound' });
      const checked = checkAccountChange(customer.addresses, given);
      if (checked.status === 'REJECTED') return checked;
      const changed = await store.customers.change(caller.sub, checked.value);
      if (!changed) return rejected({ code: 'CustomerNotFound' });
      await tellMarketing(changed);
      return success(accountOf(changed.customer));
    });

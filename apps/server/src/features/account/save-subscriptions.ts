import { rejected, success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';
import type { CustomerFinder } from './known-customer.ts';
import { subscriptionsOf } from './subscriptions-of.ts';
import type { MarketingTeller } from './tell-marketing.ts';

type Parts = {
  readonly store: Pick<Store, 'customers'>;
  readonly findCustomer: CustomerFinder;
  readonly tellMarketing: MarketingTeller;
};

/** Changes the given topics and leaves the others alone [C-7-10]. */
export const saveSubscriptions =
  ({ store, findCustomer, tellMarketing }: Parts): Handler<'saveSubscriptions'> =>
  ({ subscriptions: { news, ...others } }, { caller }) =>
    orDatabaseAway(async () => {
      if (!(await findCustomer(caller))) return rejected({ code: 'CustomerNotFound' });
      const changed = await store.customers.change(caller.sub, {
        ...(news !== undefined && { agreeToMarketing: news }),
        subscriptions: definedOnly(others),
      });
      if (!changed) return rejected({ code: 'CustomerNotFound' });
      await tellMarketing(changed);
      return success({ subscriptions: subscriptionsOf(changed.customer) });
    });

type Defined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

const definedOnly = <T extends object>(given: T): Defined<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>;

import { success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';

/** Deletes a customer. Orders keep what the law requires. */
export const deleteAccount =
  (store: Pick<Store, 'customers'>): Handler<'deleteAccount'> =>
  (_input, { caller }) =>
    orDatabaseAway(async () => {
      await store.customers.forget(caller.sub);
      return success({ deleted: true as const });
    });

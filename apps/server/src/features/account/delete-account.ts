import { success } from '@wattle/domain';
import type { Handler } from '../../http/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';

/** Forgets a customer. What the law asks a shop to keep about orders stays with the orders. */
export const deleteAccount =
  (store: Pick<Store, 'forgetCustomer'>): Handler<'deleteAccount'> =>
  (_input, { caller }) =>
    orDatabaseAway(async () => {
      await store.forgetCustomer(caller.sub);
      return success({ deleted: true as const });
    });

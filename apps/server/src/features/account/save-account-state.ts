import { failed, success } from '@wattle/domain';
import type { Handler } from '../../http/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';
import { stateOf } from './state-of.ts';

/** Keeps cart and wishlist if they were made from the version that is kept [C-3-23 C-7-05 C-7-06 C-7-07]. */
export const saveAccountState =
  (store: Pick<Store, 'saveCustomerState'>): Handler<'saveAccountState'> =>
  (state, { caller }) =>
    orDatabaseAway(async () => {
      const saved = await store.saveCustomerState(caller.sub, state);
      return saved ? success(stateOf(saved)) : failed('CONFLICT');
    });

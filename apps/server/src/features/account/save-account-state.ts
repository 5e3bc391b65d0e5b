import { failed, success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';
import { stateOf } from './state-of.ts';

/** Saves cart and wishlist if they are based on the current version [C-3-23 C-7-05 C-7-06 C-7-07]. */
export const saveAccountState =
  (store: Pick<Store, 'customerStates'>): Handler<'saveAccountState'> =>
  (state, { caller }) =>
    orDatabaseAway(async () => {
      const saved = await store.customerStates.save(caller.sub, state);
      return saved ? success(stateOf(saved)) : failed('CONFLICT');
    });

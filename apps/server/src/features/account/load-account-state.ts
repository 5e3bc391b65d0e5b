import { NOTHING_SYNCED, success } from '@wattle/domain';
import type { Handler } from '../../http/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';
import { stateOf } from './state-of.ts';

/** Cart and wishlist as the account has them; an account that was never written to has version 0 [C-7-03 C-7-04]. */
export const loadAccountState =
  (store: Pick<Store, 'findCustomerState'>): Handler<'loadAccountState'> =>
  (_input, { caller }) =>
    orDatabaseAway(async () => success(stateOf((await store.findCustomerState(caller.sub)) ?? NOTHING_SYNCED)));

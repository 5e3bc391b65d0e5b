import { success } from '@wattle/domain/results';
import { NOTHING_SYNCED } from '@wattle/domain/sync';
import type { Handler } from '../../answers/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';
import { stateOf } from './state-of.ts';

/** The account's cart and wishlist. An account that was never saved has version 0 [C-7-03 C-7-04]. */
export const loadAccountState =
  (store: Pick<Store, 'customerStates'>): Handler<'loadAccountState'> =>
  (_input, { caller }) =>
    orDatabaseAway(async () => success(stateOf((await store.customerStates.find(caller.sub)) ?? NOTHING_SYNCED)));

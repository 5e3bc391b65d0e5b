import { rejected, success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import type { Calendars } from '../../delivery/load-calendars.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';
import type { Store } from '../../store/store.ts';

/** Days on which a cart can be collected from one store, given its current stock. */
export const listPickupDays =
  ({ ownHolds }: Pick<Store, 'ownHolds'>, { pickup }: Pick<Calendars, 'pickup'>): Handler<'listPickupDays'> =>
  ({ items, storeId }, { attemptKey } = {}) =>
    orDatabaseAway(async () => {
      const own = await ownHolds.find(attemptKey);
      const answer = await pickup(items, storeId, { nowSeconds: Math.floor(Date.now() / 1000), own });
      if (!answer) return rejected({ code: 'STORE_NOT_FOUND' });
      if (answer.status !== 'SUCCESS')
        return success({ status: 'NOT_AVAILABLE', refusal: answer.reasons[0]?.code ?? 'UNAVAILABLE' });
      const { readyAt, days, heldDays } = answer.value;
      return success({ status: 'SUCCESS', readyAt, days: [...days], heldDays });
    });

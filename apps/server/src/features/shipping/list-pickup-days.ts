import { rejected, success } from '@wattle/domain';
import type { Calendars } from '../../delivery/load-calendars.ts';
import type { Handler } from '../../http/handlers.ts';
import { orDatabaseAway } from '../../store/or-database-away.ts';

/** The days on which a cart can be collected from one store, with what stands on its shelf at this moment. */
export const listPickupDays =
  ({ pickup }: Pick<Calendars, 'pickup'>): Handler<'listPickupDays'> =>
  ({ items, storeId }) =>
    orDatabaseAway(async () => {
      const answer = await pickup(items, storeId, Math.floor(Date.now() / 1000));
      if (!answer) return rejected({ code: 'STORE_NOT_FOUND' });
      if (answer.status !== 'SUCCESS')
        return success({ status: 'NOT_AVAILABLE', refusal: answer.reasons[0]?.code ?? 'UNAVAILABLE' });
      const { readyAt, days, heldDays } = answer.value;
      return success({ status: 'SUCCESS', readyAt, days: [...days], heldDays });
    });

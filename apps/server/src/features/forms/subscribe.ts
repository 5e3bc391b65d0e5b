import { checkSubscriberPayload, isKnownList, rejected, success } from '@wattle/domain';
import { readPhone } from '@wattle/providers/phone';
import { listMarketingLists } from '../../forms/marketing-lists.ts';
import type { MarketingDesk } from '../../forms/open-marketing.ts';
import type { Handler } from '../../http/handlers.ts';
import type { Store } from '../../store/store.ts';

/** Keeps a newsletter or event sign-up, and answers [D-1-03 D-1-04 D-1-06 D-7-01]. */
export const subscribe =
  (desk: MarketingDesk, store: Pick<Store, 'findSetting'>): Handler<'subscribe'> =>
  async ({ website, ...payload }, { idempotencyKey } = {}) => {
    const checked = checkSubscriberPayload(payload, readPhone);
    if (checked.status === 'REJECTED') {
      return rejected(...checked.reasons.map(({ field = 'input' }) => ({ code: 'MISSING_DATA' as const, field })));
    }
    const { listId } = checked.value;
    // looked up only for a form that names one
    if (listId !== '' && !isKnownList(listId, await listMarketingLists(store))) {
      return rejected({ code: 'MISSING_DATA', field: 'listId', params: { problem: 'The shop has no such list.' } });
    }
    // who fills in what nobody sees is told nothing of it
    if (!website) await desk.receive({ kind: 'subscription', data: checked.value }, idempotencyKey);
    return success({ received: true });
  };

import { checkSubscriberPayload, isKnownList } from '@wattle/domain/forms';
import { rejected, success } from '@wattle/domain/results';
import { readPhone } from '@wattle/providers/phone';
import type { Handler } from '../../answers/handlers.ts';
import { listMarketingLists } from '../../marketing/marketing-lists.ts';
import type { MarketingDesk } from '../../marketing/open-marketing.ts';
import type { SettingFinder } from '../../store/settings.ts';

/** Stores a newsletter or event sign-up [D-1-03 D-1-04 D-1-06 D-7-01]. */
export const subscribe =
  (desk: MarketingDesk, settings: SettingFinder): Handler<'subscribe'> =>
  async ({ website, ...payload }, { idempotencyKey } = {}) => {
    const checked = checkSubscriberPayload(payload, readPhone);
    if (checked.status === 'REJECTED') {
      return rejected(...checked.reasons.map(({ field = 'input' }) => ({ code: 'MISSING_DATA' as const, field })));
    }
    const { listId } = checked.value;
    // look up the lists only for a form that names one
    if (listId !== '' && !isKnownList(listId, await listMarketingLists(settings))) {
      return rejected({ code: 'MISSING_DATA', field: 'listId', params: { problem: 'The shop has no such list.' } });
    }
    // honeypot: a bot gets the same response, but nothing is stored
    if (!website) await desk.receive({ kind: 'subscription', data: checked.value }, idempotencyKey);
    return success({ received: true });
  };

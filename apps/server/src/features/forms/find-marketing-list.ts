import { rejected, success } from '@wattle/domain';
import { listMarketingLists } from '../../forms/marketing-lists.ts';
import type { Handler } from '../../http/handlers.ts';
import type { Store } from '../../store/store.ts';

/** What a form signs up for: its name, and when and where its event is. */
export const findMarketingList =
  (store: Pick<Store, 'findSetting'>): Handler<'findMarketingList'> =>
  async ({ listId }) => {
    const list = (await listMarketingLists(store)).find(({ id }) => id === listId);
    return list ? success(list) : rejected({ code: 'CONTENT_NOT_FOUND', field: 'listId' });
  };

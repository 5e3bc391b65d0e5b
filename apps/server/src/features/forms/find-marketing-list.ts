import { rejected, success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import { listMarketingLists } from '../../marketing/marketing-lists.ts';
import type { SettingFinder } from '../../store/settings.ts';

/** The list a form signs up for: its name, and when and where its event takes place. */
export const findMarketingList =
  (settings: SettingFinder): Handler<'findMarketingList'> =>
  async ({ listId }) => {
    const list = (await listMarketingLists(settings)).find(({ id }) => id === listId);
    return list ? success(list) : rejected({ code: 'CONTENT_NOT_FOUND', field: 'listId' });
  };

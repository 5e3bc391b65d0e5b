import { schemas } from '@wattle/contract/schemas';
import type { MarketingList } from '@wattle/domain';
import { z } from 'zod';
import type { Store } from '../store/store.ts';

/** The setting that names the lists of the shop's forms; it comes with the content. */
export const MARKETING_LISTS = 'marketing-lists';

const LISTS_MAX = 500;

export const marketingListsSchema = z
  .array(schemas.findMarketingList.value)
  .max(LISTS_MAX, `must be ${LISTS_MAX} lists or fewer`)
  .refine((lists) => new Set(lists.map(({ id }) => id)).size === lists.length, 'must not have an id twice');

/** The lists as they are now. A shop without them signs up for its own newsletter and nothing else. */
export async function listMarketingLists(store: Pick<Store, 'findSetting'>): Promise<readonly MarketingList[]> {
  const parsed = marketingListsSchema.safeParse(await store.findSetting(MARKETING_LISTS));
  return parsed.success ? parsed.data : [];
}

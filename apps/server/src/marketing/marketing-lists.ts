import { schemas } from '@wattle/contract/schemas';
import type { MarketingList } from '@wattle/domain/forms';
import { z } from 'zod';
import type { SettingFinder } from '../store/settings.ts';

/** Setting with the lists of the shop's forms, imported as content. */
export const MARKETING_LISTS = 'marketing-lists';

const LISTS_MAX = 500;

export const marketingListsSchema = z
  .array(schemas.findMarketingList.value)
  .max(LISTS_MAX, `must be ${LISTS_MAX} lists or fewer`)
  .refine((lists) => new Set(lists.map(({ id }) => id)).size === lists.length, 'must not have an id twice');

/** The current lists. Without any, only the shop's own newsletter exists. */
export async function listMarketingLists(settings: SettingFinder): Promise<readonly MarketingList[]> {
  const parsed = marketingListsSchema.safeParse(await settings.find(MARKETING_LISTS));
  return parsed.success ? parsed.data : [];
}

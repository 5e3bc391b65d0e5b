import type { Client } from '@wattle/contract';
import type { BlockValues } from '@wattle/domain';
import type { BlockData } from '../shown-block.ts';
import { brandPathOf } from './find-brand-category.ts';

/** The categories of a category-listing: those under one, or those that were chosen; of a brand, what it has [D-2-53]. */
export async function findCategories(
  { type, category, categories, brand }: BlockValues['category-listing'],
  client: Client,
): Promise<BlockData['category-listing']> {
  const [found, brandPath] = await Promise.all([
    client.listCategories({
      ...(type === 'dynamic' ? { parentId: category } : { ids: (categories ?? []).join(',') || 'none' }),
      brandId: brand,
    }),
    brand === undefined ? null : brandPathOf(client, brand),
  ]);
  return { categories: found.status === 'SUCCESS' ? found.value.categories : [], brandPath };
}

import type { Client } from '@wattle/contract';
import type { BlockValues } from '@wattle/domain/content';
import { brandCategoryLink, brandLink, pageLink } from '@wattle/domain/links';
import { cardPieces } from '../../card/card-pieces.server.tsx';
import { CARD_SIZES } from '../../card/card-sizes.ts';
import type { BlockData } from '../shown-block.ts';

/** A brand's products in a category, with the link to all of them [D-2-50 D-2-51 D-2-52]. */
export async function findBrandCategory(
  { categoryTarget, brandTarget, maxItems }: BlockValues['brand-category'],
  client: Client,
  baseUrl: string,
): Promise<BlockData['brand-category']> {
  const [found, brandPath, categories] = await Promise.all([
    client.listCategoryCarousel({ categoryId: categoryTarget, brandId: brandTarget, limit: maxItems }),
    brandPathOf(client, brandTarget),
    client.listCategories({ ids: categoryTarget }),
  ]);
  const [category] = categories.status === 'SUCCESS' ? categories.value.categories : [];
  return {
    cards: await cardPieces(client, found.status === 'SUCCESS' ? found.value.products : [], {
      sizes: CARD_SIZES.narrowRail,
      baseUrl,
    }),
    range: rangeLink(brandPath, category?.path),
  };
}

function rangeLink(brandPath: string | null, categoryPath: string | undefined): string {
  if (brandPath === null) return categoryPath === undefined ? '/brands' : pageLink(categoryPath);
  const brand = { path: brandPath };
  return categoryPath === undefined ? brandLink(brand) : brandCategoryLink(brand, { path: categoryPath });
}

export async function brandPathOf(client: Client, brandId: string): Promise<string | null> {
  const found = await client.listBrands({});
  return found.status === 'SUCCESS' ? (found.value.brands.find(({ id }) => id === brandId)?.path ?? null) : null;
}

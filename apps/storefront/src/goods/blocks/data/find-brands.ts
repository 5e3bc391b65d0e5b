import type { Client } from '@wattle/contract';
import { type BlockValues, listedBrands } from '@wattle/domain';
import type { BlockData } from '../shown-block.ts';

/** The brands of a brand-listing: all that sell, or those that were chosen [D-2-43 D-2-45 D-2-46]. */
export async function findBrands(
  { type, brands, maxItems }: BlockValues['brand-listing'],
  client: Client,
): Promise<BlockData['brand-listing']> {
  const found = await client.listBrands({});
  if (found.status !== 'SUCCESS') return { brands: [] };
  const isWanted = ({ id }: { id: string }) => type === 'dynamic' || (brands ?? []).includes(id);
  const wanted = listedBrands(found.value.brands.filter(isWanted), maxItems);
  return { brands: wanted.map(({ id, name, path, imageLogo }) => ({ id, name, path, imageLogo })) };
}

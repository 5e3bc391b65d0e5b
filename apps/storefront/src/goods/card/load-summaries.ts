import type { Client } from '@wattle/contract';
import type { ProductSummary } from '@wattle/domain/catalogue';
import { optionalValue } from '../../page/optional-value.ts';

/** Products by id, those that are no longer sold too; none when they cannot be loaded. */
export async function loadSummaries(
  client: Client,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductSummary>> {
  const found = await optionalValue(() => client.findProducts({ ids: ids.join(',') }));
  return new Map((found?.products ?? []).map((product) => [product.id, product]));
}

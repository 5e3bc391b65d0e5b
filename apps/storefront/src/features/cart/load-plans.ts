import type { ProductDocument, WarrantyProduct } from '@wattle/domain';
import { browserClient } from '../../browser-client.ts';

/** The repair plans of a product. It fails rather than say that there are none. */
export async function loadPlans({ path }: Pick<ProductDocument, 'path'>): Promise<readonly WarrantyProduct[]> {
  const outcome = await browserClient.loadProduct({ path });
  switch (outcome.status) {
    case 'SUCCESS':
      return outcome.value.plans;
    case 'REJECTED':
      return [];
    case 'ERROR':
      throw new Error('The repair plans could not be loaded.');
  }
}

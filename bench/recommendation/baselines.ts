import { success } from '@wattle/domain/results';
import type { PredictRequest, ShopperEvent } from '@wattle/providers/recommendation';
import type { ShopProduct } from './shop-products.ts';

const WEIGHT = { view: 1, add: 2, purchase: 4 } as const;

function countDeeds(events: readonly ShopperEvent[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { type, products } of events) {
    for (const { id } of products) counts.set(id, (counts.get(id) ?? 0) + WEIGHT[type]);
  }
  return counts;
}

/** Always the most viewed and bought products, minus those on the page. */
export function createMostPopular(products: readonly ShopProduct[], events: readonly ShopperEvent[]) {
  const counts = countDeeds(events);
  const order = products.toSorted((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0));
  const familyOf = new Map(products.map(({ id, family }) => [id, family.code]));
  const predict = (isWanted: (product: ShopProduct, request: PredictRequest) => boolean) => ({
    predict: async (request: PredictRequest) => {
      const found = order.filter((one) => !request.productIds.includes(one.id) && isWanted(one, request));
      return success({ attributionToken: '', productIds: found.slice(0, request.pageSize).map(({ id }) => id) });
    },
  });
  return {
    everywhere: predict(() => true),
    /** The most popular of the page's families; of all families when the page has none. */
    ofFamily: predict(({ family }, { productIds }) => {
      const families = productIds.map((id) => familyOf.get(id));
      return families.length === 0 || families.includes(family.code);
    }),
  };
}

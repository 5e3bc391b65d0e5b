import { type Promotion, type PromotionState, promotionState } from '@wattle/domain/promotions';
import { type NameFinder, type PromotionSentence, promotionSentence } from '@wattle/messages/promotion-sentence';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { StaffPromotion } from '../../store/promotions.ts';
import type { Store } from '../../store/store.ts';

export type ListedOffer = StaffPromotion & { readonly state: PromotionState; readonly sentence: PromotionSentence };

/** Every promotion as a sentence, with its state and uses: live ones first, then those to come. */
export async function listOffers(
  store: Pick<Store, 'promotions' | 'products'>,
  catalogue: CatalogueCache,
  nowSeconds = Math.floor(Date.now() / 1000),
): Promise<ListedOffer[]> {
  const all = await store.promotions.listAll();
  const find = await namesFor(
    store,
    catalogue,
    all.map(({ promotion }) => promotion),
  );
  return all
    .map((one) => ({
      ...one,
      state: promotionState(one, nowSeconds),
      sentence: promotionSentence(one.promotion, find),
    }))
    .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

const ORDER: readonly PromotionState[] = ['LIVE', 'TO_COME', 'OFF', 'USED_UP', 'ENDED'];

/** Every id in a promotion, wherever it stands: a product or not, nothing is lost by asking. */
const idsIn = (promotions: readonly Promotion[]): string[] => {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) typeof one === 'string' ? found.add(one) : collect(one);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) key === 'productId' ? found.add(String(one)) : collect(one);
  };
  collect(promotions.map(({ effects, conditions }) => [effects, conditions]));
  return [...found];
};

/** The names of everything that promotions refer to. */
export async function namesFor(
  { products }: Pick<Store, 'products'>,
  catalogue: CatalogueCache,
  promotions: readonly Promotion[],
): Promise<NameFinder> {
  const [{ brands, categories }, stored] = await Promise.all([catalogue.load(), products.listByIds(idsIn(promotions))]);
  const names = new Map(stored.map(({ record }) => [record.id, record.name]));
  const variants = new Map(
    stored.flatMap(({ record }) =>
      record.variants.map((variant) => [variant.id, `${record.name} ${variant.name}`.trim()]),
    ),
  );
  return (kind, id) => {
    switch (kind) {
      case 'brand':
        return brands.get(id)?.name;
      case 'category':
        return categories.get(id)?.name;
      case 'variant':
        return variants.get(id);
      case 'product':
        return names.get(id);
    }
  };
}

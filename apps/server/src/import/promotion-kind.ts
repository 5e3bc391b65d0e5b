import type { ProductSet, Promotion } from '@wattle/domain';
import type { Database } from '../store/database.ts';
import { savePromotions } from '../store/promotions.ts';
import { listIds, listKnownProducts, listKnownVariants } from '../store/references.ts';
import { type Accepted, type Doubt, findDoubts, type ImportKind } from './import-kind.ts';
import { missing } from './missing.ts';
import { promotionRow } from './promotion-row.ts';
import type { Problem } from './refusal.ts';

type Listed = Omit<ProductSet, 'except' | 'fullPriceOnly'>;
/** Ids that a promotion names, with the field that names them. */
type Named = { readonly field: string; readonly set: Listed };

/** Promotions. One that names something that is not there would look right and give nothing, so it is refused. */
export const promotionKind: ImportKind<Promotion> = {
  schema: promotionRow,
  key: ({ id }) => ['id', id],
  async prepareCheck(db) {
    const [brands, categories] = await Promise.all([listIds(db, 'brand'), listIds(db, 'category')]);
    return (items) => findUnknown(db, items, brands, categories);
  },
  save: savePromotions,
};

async function findUnknown(
  db: Database,
  items: readonly Accepted<Promotion>[],
  brands: ReadonlySet<string>,
  categories: ReadonlySet<string>,
): Promise<Doubt<Promotion>[]> {
  const all = items.flatMap(({ row }) => namesOf(row).map(({ set }) => set));
  const [products, variants] = await Promise.all([
    listKnownProducts(db, [...new Set(all.flatMap(({ productIds = [] }) => productIds))]),
    listKnownVariants(db, [...new Set(all.flatMap(({ variantIds = [] }) => variantIds))]),
  ]);
  return findDoubts(items, (row) =>
    namesOf(row).flatMap(({ field, set }): Problem[] => [
      ...missing('product', products, `${field}.productIds.*`, set.productIds ?? []),
      ...missing('variant', variants, `${field}.variantIds.*`, set.variantIds ?? []),
      ...missing('brand', brands, `${field}.brandIds.*`, set.brandIds ?? []),
      ...missing('category', categories, `${field}.categoryIds.*`, set.categoryIds ?? []),
    ]),
  );
}

function namesOf({ conditions, effects }: Promotion): Named[] {
  return [
    ...conditions.flatMap((one, at) => ('on' in one ? setNames(`conditions.${at}.on`, one.on) : [])),
    ...effects.flatMap((one, at): Named[] => {
      const place = `effects.${at}`;
      switch (one.type) {
        case 'buyGet':
          return [...setNames(`${place}.buy`, one.buy), ...setNames(`${place}.get`, one.get)];
        case 'promoItem':
          return [{ field: place, set: { productIds: [one.productId] } }];
        case 'shipping':
          return [];
        default:
          return setNames(`${place}.on`, one.on);
      }
    }),
  ];
}

function setNames(field: string, set: ProductSet | undefined): Named[] {
  if (!set) return [];
  return [{ field, set }, ...(set.except ? [{ field: `${field}.except`, set: set.except }] : [])];
}

import { effectFacts, type ProductSet, type Promotion, type PromotionEffect } from '@wattle/domain/promotions';
import type { Database } from '../store/database.ts';
import { promotionStore, savePromotions } from '../store/promotions.ts';
import { listIds, listKnownProducts, listKnownVariants } from '../store/references.ts';
import { removeRows } from '../store/remove-rows.ts';
import { type Accepted, type Doubt, findDoubts, type ImportKind } from './import-kind.ts';
import { missing } from './missing.ts';
import { promotionRow } from './promotion-row.ts';
import { writtenPromotions } from './written-promotions.ts';

type Kind = 'product' | 'variant' | 'brand' | 'category';
/** Ids that a promotion refers to, and the field they are in. A `*` is the index in the list. */
type Named = { readonly kind: Kind; readonly field: string; readonly ids: readonly string[] };

/** Promotions. One with a missing reference would look right and never apply, so it is refused. */
export const promotionKind: ImportKind<Promotion> = {
  schema: promotionRow,
  key: ({ id }) => ['id', id],
  keyFields: ['id'],
  // also those that have ended or are switched off
  stored: async (db) => (await promotionStore(db).listAll()).map(({ promotion }) => promotion),
  remove: (tx, keys) => removeRows(tx, 'promotions', keys),
  async prepareCheck(db) {
    const [brand, category] = await Promise.all([listIds(db, 'brand'), listIds(db, 'category')]);
    return (items) => findUnknown(db, items, { brand, category });
  },
  save: savePromotions,
  written: writtenPromotions,
};

async function findUnknown(
  db: Database,
  items: readonly Accepted<Promotion>[],
  around: Readonly<Record<'brand' | 'category', ReadonlySet<string>>>,
): Promise<Doubt<Promotion>[]> {
  const all = items.flatMap(({ row }) => namesOf(row));
  const idsOf = (kind: Kind) => [...new Set(all.flatMap((named) => (named.kind === kind ? named.ids : [])))];
  const [product, variant] = await Promise.all([
    listKnownProducts(db, idsOf('product')),
    listKnownVariants(db, idsOf('variant')),
  ]);
  const known = { ...around, product, variant };
  return findDoubts(items, (row) =>
    namesOf(row).flatMap(({ kind, field, ids }) => missing(kind, known[kind], field, ids)),
  );
}

const namesOf = ({ conditions, effects }: Promotion): Named[] => [
  ...conditions.flatMap((one, at) => ('on' in one ? setNames(`conditions.${at}.on`, one.on) : [])),
  ...effects.flatMap((one, at) => effectNames(`effects.${at}`, one)),
];

const effectNames = (place: string, effect: PromotionEffect): Named[] =>
  effectFacts(effect).names.flatMap((named): Named[] =>
    'set' in named
      ? setNames(`${place}.${named.field}`, named.set)
      : [{ kind: 'product', field: `${place}.${named.field}`, ids: [named.productId] }],
  );

function setNames(field: string, set: ProductSet | undefined): Named[] {
  if (!set) return [];
  return [
    { kind: 'product', field: `${field}.productIds.*`, ids: set.productIds ?? [] },
    { kind: 'variant', field: `${field}.variantIds.*`, ids: set.variantIds ?? [] },
    { kind: 'brand', field: `${field}.brandIds.*`, ids: set.brandIds ?? [] },
    { kind: 'category', field: `${field}.categoryIds.*`, ids: set.categoryIds ?? [] },
    ...setNames(`${field}.except`, set.except),
  ];
}

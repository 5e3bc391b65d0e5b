import type { AttributeType, AttributeValue, Family, ProductRecord } from '@wattle/domain';
import type { Queryable } from '../store/database.ts';
import { saveProductsIn } from '../store/save-products.ts';
import { type Accepted, type Doubt, findDoubts, type ImportKind } from './import-kind.ts';
import { type Known, listKnownIds, missing } from './known-ids.ts';
import { productRow } from './product-row.ts';
import type { Problem } from './refusal.ts';

type Surroundings = Readonly<Record<Known, ReadonlySet<string>>> & {
  readonly attributes: ReadonlyMap<string, ReadonlyMap<string, AttributeType>>;
};

/** Products, with their variants, stock and prices. Accessories may come later in the file, so they are not checked. */
export const productKind: ImportKind<ProductRecord> = {
  schema: productRow,
  key: ({ id }) => ['id', id],
  async prepareCheck(db) {
    const around = await loadSurroundings(db);
    return async (items) => [
      ...findDoubts(items, (row) => [...referencesOf(row, around), ...attributeProblems(row, around)]),
      ...(await findTaken(db, items)),
    ];
  },
  save: saveProductsIn,
};

async function loadSurroundings(db: Queryable): Promise<Surroundings> {
  const kinds: readonly Known[] = ['brand', 'category', 'family', 'badge', 'warranty', 'store', 'article'];
  const sets = await Promise.all(kinds.map(async (kind) => [kind, await listKnownIds(db, kind)] as const));
  const families = await db.query<Family>('select code, name, groups from families');
  const typesOf = ({ groups }: Family) =>
    new Map(groups.flatMap(({ attributes }) => attributes.map(({ code, type }) => [code, type] as const)));
  return {
    ...(Object.fromEntries(sets) as Record<Known, ReadonlySet<string>>),
    attributes: new Map(families.map((family) => [family.code, typesOf(family)])),
  };
}

function referencesOf(row: ProductRecord, around: Surroundings): Problem[] {
  return [
    ...missing('brand', around.brand, 'brandId', [row.brandId]),
    ...missing('family', around.family, 'familyCode', [row.familyCode]),
    ...missing('category', around.category, 'canonicalCategoryId', [row.canonicalCategoryId]),
    ...missing('category', around.category, 'extraCategoryIds.*', row.extraCategoryIds),
    ...missing('badge', around.badge, 'badgePrimaryId', [row.badgePrimaryId]),
    ...missing('badge', around.badge, 'badgeSecondaryIds.*', row.badgeSecondaryIds),
    ...missing('warranty', around.warranty, 'blGroup.availableWarrantyIds.*', row.blGroup.availableWarrantyIds),
  ];
}

/** A range is asked about by number and a toggle by yes or no; the other types show whatever is there. */
function attributeProblems({ familyCode, attributes }: ProductRecord, around: Surroundings): Problem[] {
  const types = around.attributes.get(familyCode);
  return Object.entries(attributes).flatMap(([code, value]) => {
    const expected = expectedType(types?.get(code));
    if (expected === undefined || typeof value === expected) return [];
    return [{ field: `attributes.${code}`, reason: `expected ${expected}, received ${nameOf(value)}` }];
  });
}

function expectedType(type: AttributeType | undefined): 'number' | 'boolean' | undefined {
  if (type === 'RANGE') return 'number';
  return type === 'TOGGLE' ? 'boolean' : undefined;
}

const nameOf = (value: AttributeValue): string => (Array.isArray(value) ? 'array' : typeof value);

type Owner = { readonly kind: 'path' | 'variant'; readonly value: string; readonly owner: string };

/** Paths and variants that belong to another product. */
async function findTaken(db: Queryable, items: readonly Accepted<ProductRecord>[]): Promise<Doubt<ProductRecord>[]> {
  const owners = await db.query<Owner>(
    `select 'path' as kind, path as value, id as owner from products where path = any($1::text[])
     union all select 'variant', id, product_id from variants where id = any($2::text[])`,
    [items.map(({ row }) => row.path), items.flatMap(({ row }) => row.variants.map(({ id }) => id))],
    'list owners',
  );
  const ownerOf = new Map(owners.map(({ kind, value, owner }) => [`${kind} ${value}`, owner]));
  return findDoubts(items, (row) => {
    const other = (key: string) => [ownerOf.get(key)].filter((owner) => owner !== undefined && owner !== row.id);
    return [
      ...other(`path ${row.path}`).map((owner) => ({ field: 'path', reason: `is the path of product '${owner}'` })),
      ...row.variants.flatMap(({ id }, index) =>
        other(`variant ${id}`).map((owner) => ({
          field: `variants.${index}.id`,
          reason: `is a variant of product '${owner}'`,
        })),
      ),
    ];
  });
}

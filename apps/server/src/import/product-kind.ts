import type { AttributeType, AttributeValue, Family, ProductRecord } from '@wattle/domain';
import type { Database } from '../store/database.ts';
import { familyStore } from '../store/families.ts';
import { listIds, listOwners, type Referred } from '../store/references.ts';
import { saveProductsIn } from '../store/save-products.ts';
import { type Accepted, type Doubt, findDoubts, type ImportKind } from './import-kind.ts';
import { missing } from './missing.ts';
import { productRow } from './product-row.ts';
import type { Problem } from './refusal.ts';

type Surroundings = Readonly<Record<Exclude<Referred, 'store'>, ReadonlySet<string>>> & {
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

async function loadSurroundings(db: Database): Promise<Surroundings> {
  const [brand, category, family, badge, warranty] = await Promise.all([
    listIds(db, 'brand'),
    listIds(db, 'category'),
    listIds(db, 'family'),
    listIds(db, 'badge'),
    listIds(db, 'warranty'),
  ]);
  const typesOf = ({ groups }: Family) =>
    new Map(groups.flatMap(({ attributes }) => attributes.map(({ code, type }) => [code, type] as const)));
  const families = await familyStore(db).listFamilies();
  const attributes = new Map(families.map((each) => [each.code, typesOf(each)]));
  return { brand, category, family, badge, warranty, attributes };
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

/** Paths and variants that belong to another product. */
async function findTaken(db: Database, items: readonly Accepted<ProductRecord>[]): Promise<Doubt<ProductRecord>[]> {
  const variantIds = items.flatMap(({ row }) => row.variants.map(({ id }) => id));
  const owners = await listOwners(
    db,
    items.map(({ row }) => row.path),
    variantIds,
  );
  // who has it now comes before who is first in the file to ask for it
  const ownerOf = new Map([
    ...items.toReversed().flatMap(({ row }) => claimsOf(row).map((key) => [key, row.id] as const)),
    ...owners.map(({ kind, value, productId }) => [`${kind} ${value}`, productId] as const),
  ]);
  return findDoubts(items, (row) => {
    const taken = (key: string, field: string, what: string): Problem[] => {
      const owner = ownerOf.get(key);
      return owner === undefined || owner === row.id ? [] : [{ field, reason: `is ${what} of product '${owner}'` }];
    };
    return [
      ...taken(`path ${row.path}`, 'path', 'the path'),
      ...row.variants.flatMap(({ id }, index) => taken(`variant ${id}`, `variants.${index}.id`, 'a variant')),
    ];
  });
}

const claimsOf = ({ path, variants }: ProductRecord): string[] => [
  `path ${path}`,
  ...variants.map(({ id }) => `variant ${id}`),
];

import type { AttributeType, AttributeValue, Family, ProductRecord } from '@wattle/domain/catalogue';
import type { Database, Queryable } from '../store/database.ts';
import { familyStore } from '../store/families.ts';
import { watchPrices } from '../store/price-cuts.ts';
import type { StoredProduct } from '../store/product-rows.ts';
import { productStore } from '../store/products.ts';
import { listIds, listOwners, type Referred } from '../store/references.ts';
import { removeRows } from '../store/remove-rows.ts';
import { saveProductsIn } from '../store/save-products.ts';
import { listPromised } from '../store/stock.ts';
import { completeProduct, onlyPrice, shortId } from './complete-product.ts';
import {
  type Accepted,
  type CellSettler,
  type Doubt,
  type Fields,
  findDoubts,
  type ImportKind,
} from './import-kind.ts';
import { missing } from './missing.ts';
import { productRow } from './product-row.ts';
import { namelessProblems, type Problem } from './refusal.ts';
import { isFields } from './row-key.ts';

type Surroundings = Readonly<Record<Exclude<Referred, 'store'>, ReadonlySet<string>>> & {
  readonly attributes: AttributeTypes;
};

/** Products with variants, stock and prices. Other products may come later in the file, so they are not checked. */
export const productKind: ImportKind<ProductRecord> = {
  written: (actor) => ({
    save: (tx, rows, items) => {
      const ids = rows.map(({ id }) => id);
      return watchPrices(tx, ids, { actor }, () => saveRows(tx, rows, items));
    },
    remove: removeProducts,
  }),
  schema: productRow,
  key: ({ id }) => ['id', id],
  keyFields: ['id'],
  stored: storedProducts,
  expand: expandShort,
  complete: completeProduct,
  nameless(given) {
    if (!isFields(given) || given.sku !== undefined || given.id !== undefined) return undefined;
    return namelessProblems(productRow, completeProduct({ ...given, sku: '' }), 'sku');
  },
  prepareCells: async (db) => settleAttributes(typesByFamily(await familyStore(db).list())),
  remove: removeProducts,
  async prepareCheck(db) {
    const around = await loadSurroundings(db);
    return async (items) => [
      ...findDoubts(items, (row) => [
        ...referencesOf(row, around),
        ...attributeProblems(row, around),
        ...replacedByItself(row),
      ]),
      ...(await findTaken(db, items)),
    ];
  },
  save: saveRows,
};

/** An update of other fields leaves stock as it is. */
function saveRows(tx: Queryable, rows: readonly ProductRecord[], items?: readonly Accepted<ProductRecord>[]) {
  const counted = items?.filter(({ given }) => given === undefined || 'variants' in given);
  return saveProductsIn(
    tx,
    rows,
    counted?.map(({ row }) => row),
  );
}

function removeProducts(tx: Queryable, keys: readonly string[]): Promise<string[]> {
  return removeRows(tx, 'products', keys);
}

async function* storedProducts(db: Database, keys?: readonly string[]): AsyncGenerator<ProductRecord> {
  const products = productStore(db);
  if (keys) yield* await onHand(db, await products.listByIds(keys));
  else for await (const page of products.stream()) yield* await onHand(db, page);
}

/** Products as an import counts them: with what is on hand, not with what can be sold. */
async function onHand(db: Database, products: readonly StoredProduct[]): Promise<ProductRecord[]> {
  const promised = await listPromised(
    db,
    products.flatMap(({ record }) => record.variants.map(({ id }) => id)),
  );
  return products.map(({ record }) => {
    const more = ({ id, qty }: ProductRecord['variants'][number]): number => Math.max(0, qty + (promised.get(id) ?? 0));
    return { ...record, variants: record.variants.map((one) => ({ ...one, qty: more(one) })) };
  });
}

/**
 * `price` alone is the price from now on, `originalPrice` what it is compared with. They replace all prices. `sku` is the
 * id of a product that was imported in short.
 */
function expandShort({ sku, price, originalPrice, ...given }: Fields): Fields {
  const prices = price === undefined ? {} : { prices: [onlyPrice(price, originalPrice)] };
  if (sku === undefined) return { ...given, ...prices };
  return given.id === undefined ? { id: shortId(sku), ...given, ...prices } : { sku, ...given, ...prices };
}

async function loadSurroundings(db: Database): Promise<Surroundings> {
  const [brand, category, family, badge, warranty] = await Promise.all([
    listIds(db, 'brand'),
    listIds(db, 'category'),
    listIds(db, 'family'),
    listIds(db, 'badge'),
    listIds(db, 'warranty'),
  ]);
  const attributes = typesByFamily(await familyStore(db).list());
  return { brand, category, family, badge, warranty, attributes };
}

type AttributeTypes = ReadonlyMap<string, ReadonlyMap<string, AttributeType>>;

const typesByFamily = (families: readonly Family[]): AttributeTypes =>
  new Map(
    families.map(({ code: family, groups }) => [
      family,
      new Map(groups.flatMap(({ attributes }) => attributes.map(({ code, type }) => [code, type] as const))),
    ]),
  );

/** The cell 5.1 of a text is that text, not a number. An update that names no family has the types of any of them. */
function settleAttributes(types: AttributeTypes): CellSettler {
  const ofAny = new Map([...types.values()].flatMap((each) => [...each]));
  return (given, cells) => {
    const { attributes, familyCode } = given;
    if (!isFields(attributes)) return given;
    const known = types.get(String(familyCode)) ?? ofAny;
    const settled = Object.entries(attributes).map(([code, value]) => {
      const type = known.get(code);
      const isText = type !== undefined && expectedType(type) === undefined && !Array.isArray(value);
      return [code, isText ? (cells.get(`attributes.${code}`) ?? value) : value];
    });
    return { ...given, attributes: Object.fromEntries(settled) };
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

const replacedByItself = ({ id, replacedBy }: ProductRecord): Problem[] =>
  replacedBy === id ? [{ field: 'replacedBy', reason: 'is the product itself' }] : [];

/** A range attribute must be a number and a toggle a boolean. Other types accept any value. */
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

/** Paths and variant ids that belong to another product. */
async function findTaken(db: Database, items: readonly Accepted<ProductRecord>[]): Promise<Doubt<ProductRecord>[]> {
  const variantIds = items.flatMap(({ row }) => row.variants.map(({ id }) => id));
  const owners = await listOwners(
    db,
    items.map(({ row }) => row.path),
    variantIds,
  );
  // the current owner comes first, then the first row in the file that claims it
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

import type { Family } from '../catalogue/entities.ts';
import type { Product } from '../catalogue/product.ts';
import { formatNamed } from '../catalogue/product-facts.ts';
import type { AttributeValue } from '../catalogue/product-record.ts';
import { type AttributePlace, attributePlaces, isOneKind } from './attribute-places.ts';
import { betterDirection, type Direction } from './better-values.ts';
import { type ComparisonEntry, type ComparisonRow, toComparisonRow } from './comparison-row.ts';
import { costRows } from './cost-rows.ts';

export type ComparedProduct = Pick<Product, 'id' | 'price' | 'attributes'> & {
  readonly family: Pick<Family, 'code'>;
};

export type ComparisonGroup = {
  readonly code: string;
  readonly name: string;
  /** Every product has its attributes; in other groups only some do. */
  readonly isShared: boolean;
  readonly rows: readonly ComparisonRow[];
};

export type ComparisonTable = {
  readonly productIds: readonly string[];
  /** Prices first, then running costs where known. */
  readonly costs: readonly ComparisonRow[];
  readonly groups: readonly ComparisonGroup[];
};

/** The comparison table: groups and attributes in family order, shared attributes first. */
export function compareProducts(products: readonly ComparedProduct[], families: readonly Family[]): ComparisonTable {
  const used = families.filter(({ code }) => products.some(({ family }) => family.code === code));
  const isAlike = isOneKind(used);
  const groups = new Map<string, ComparisonGroup>();
  for (const place of attributePlaces(used, countMissing(products, used) === 0)) {
    const direction = isAlike && place.isOneUnit ? betterDirection(place.code) : undefined;
    const row = attributeRow(place, products, direction);
    if (row.cells.every(({ text }) => text === null)) continue;
    const key = `${place.isShared} ${place.group.code}`;
    const group = groups.get(key) ?? { ...place.group, isShared: place.isShared, rows: [] };
    groups.set(key, { ...group, rows: [...group.rows, row] });
  }
  return { productIds: products.map(({ id }) => id), costs: costRows(products, isAlike), groups: [...groups.values()] };
}

/** The number of products whose family is missing. */
function countMissing(products: readonly ComparedProduct[], families: readonly Family[]): number {
  return products.filter(({ family }) => !families.some(({ code }) => code === family.code)).length;
}

function attributeRow(
  { code, name, attributes }: AttributePlace,
  products: readonly ComparedProduct[],
  direction: Direction | undefined,
): ComparisonRow {
  const entries = products.map((product): ComparisonEntry => {
    const own = attributes.get(product.family.code);
    const value = product.attributes[code];
    if (!own || value === undefined || isEmpty(value)) return { productId: product.id, text: null, value: null };
    const figure = typeof value === 'number' ? value : null;
    return { productId: product.id, text: formatNamed(own, value), value: figure };
  });
  return toComparisonRow(code, name, entries, direction);
}

const isEmpty = (value: AttributeValue): boolean => value === '' || (Array.isArray(value) && value.length === 0);

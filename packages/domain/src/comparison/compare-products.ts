import type { Family } from '../catalogue/entities.ts';
import type { Product } from '../catalogue/product.ts';
import { formatAttribute } from '../catalogue/product-facts.ts';
import type { AttributeValue } from '../catalogue/product-record.ts';
import { centsOf } from '../money/cents.ts';
import { formatPrice } from '../money/format-price.ts';
import { type AttributePlace, attributePlaces, isOneKind } from './attribute-places.ts';
import { bestText, betterDirection, type Direction } from './better-values.ts';

export type ComparedProduct = Pick<Product, 'id' | 'price' | 'attributes'> & {
  readonly family: Pick<Family, 'code'>;
};

export type ComparisonCell = {
  readonly productId: string;
  /** In a shopper's words; null: not known, or nothing such a product has. */
  readonly text: string | null;
  readonly isBest: boolean;
};

export type ComparisonRow = {
  readonly code: string;
  readonly name: string;
  /** One for each product, in their order. */
  readonly cells: readonly ComparisonCell[];
  readonly differs: boolean;
};

export type ComparisonGroup = {
  readonly code: string;
  readonly name: string;
  /** Its attributes belong to every product; the others to some. */
  readonly isShared: boolean;
  readonly rows: readonly ComparisonRow[];
};

export type ComparisonTable = {
  readonly productIds: readonly string[];
  readonly price: ComparisonRow;
  readonly groups: readonly ComparisonGroup[];
};

/** A value of one product: what it says, and its figure if it is one. */
type Entry = { readonly productId: string; readonly text: string | null; readonly value: number | null };

/** Products side by side: groups and attributes in the order of their families, shared attributes first. */
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
  return { productIds: products.map(({ id }) => id), price: priceRow(products), groups: [...groups.values()] };
}

/** How many products have a family that was not given. */
function countMissing(products: readonly ComparedProduct[], families: readonly Family[]): number {
  return products.filter(({ family }) => !families.some(({ code }) => code === family.code)).length;
}

function attributeRow(
  { code, name, attributes }: AttributePlace,
  products: readonly ComparedProduct[],
  direction: Direction | undefined,
): ComparisonRow {
  const entries = products.map((product): Entry => {
    const own = attributes.get(product.family.code);
    const value = product.attributes[code];
    if (!own || value === undefined || isEmpty(value)) return { productId: product.id, text: null, value: null };
    const figure = typeof value === 'number' ? value : null;
    return { productId: product.id, text: formatAttribute(own, value), value: figure };
  });
  return toRow(code, name, entries, direction);
}

const isEmpty = (value: AttributeValue): boolean => value === '' || (Array.isArray(value) && value.length === 0);

function priceRow(products: readonly ComparedProduct[]): ComparisonRow {
  const entries = products.map(({ id, price }) => ({
    productId: id,
    text: formatPrice(centsOf(price)),
    value: price,
  }));
  return toRow('price', 'Price', entries, 'lower');
}

function toRow(code: string, name: string, entries: readonly Entry[], direction: Direction | undefined): ComparisonRow {
  const figures = entries.flatMap(({ text, value }) => (text === null || value === null ? [] : [{ text, value }]));
  const best = direction && bestText(figures, direction);
  return {
    code,
    name,
    cells: entries.map(({ productId, text }) => ({ productId, text, isBest: best !== undefined && text === best })),
    differs: new Set(entries.map(({ text }) => text)).size > 1,
  };
}

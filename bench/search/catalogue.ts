import { createRandom, type Random } from './random.ts';
import { ATTRIBUTES, FAMILIES, type Family, makeWords } from './vocabulary.ts';

/** The benchmark product: as wide as a real one, with invented words. */
export type BenchProduct = {
  readonly objectID: string;
  readonly name: string;
  readonly model: string;
  readonly gtin: string;
  readonly path: string;
  readonly brand: { readonly id: string; readonly name: string };
  readonly familyComposite: string;
  /** Its category and that category's parent. */
  readonly categoryIds: readonly string[];
  readonly categoryNames: readonly string[];
  readonly price: number;
  readonly inStock: boolean;
  readonly isNew: boolean;
  readonly availability: number;
  readonly popularity: number;
  readonly attributes: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly attributeTexts: readonly string[];
  readonly shortDescription: string;
  readonly images: readonly { readonly url: string; readonly alt: string }[];
  readonly [further: string]: unknown;
};

export const BRANDS: readonly string[] = makeWords(11, 80);
export const SERIES: readonly string[] = makeWords(12, 400);
const PROSE: readonly string[] = makeWords(13, 1500, false);

/** 30 facets: six on every product, and 24 attributes that depend on the family. */
export const FACETS: readonly string[] = [
  'brand.name',
  'categoryIds',
  'familyComposite',
  'price',
  'inStock',
  'isNew',
  ...Object.keys(ATTRIBUTES).map((name) => `attributes.${name}`),
];

/** A deterministic stream of products. */
export function* generateCatalogue(count: number): Generator<BenchProduct> {
  const random = createRandom(2024);
  for (let index = 0; index < count; index += 1) yield makeProduct(index, random);
}

/** Favours early items, because brands and categories are uneven in a shop. */
const pickEarly = <T>(random: Random, list: readonly T[]): T =>
  random.pick(list.slice(0, 1 + Math.floor(list.length * random.next() ** 0.35)));

function makeProduct(index: number, random: Random): BenchProduct {
  const brand = pickEarly(random, BRANDS);
  const family = pickEarly(random, FAMILIES);
  const category = pickEarly(random, family.categories);
  const model = `${brand.slice(0, 2).toUpperCase()}${category.name.slice(0, 1)}${100 + random.whole(900)}-${index}`;
  const name = `${brand} ${random.pick(SERIES)} ${category.name} ${family.noun} ${model}`;
  const attributes = makeAttributes(family, random);
  const inStock = random.chance(0.8);
  return {
    objectID: `p-${index}`,
    name,
    model,
    gtin: String(9_300_000_000_000 + index),
    path: `products/p-${index}`,
    brand: { id: brand.toLowerCase(), name: brand },
    familyComposite: `${family.noun}##${family.code}`,
    categoryIds: [category.id, family.code],
    categoryNames: [`${category.name} ${family.noun}`, family.noun],
    price: makePrice(random),
    inStock,
    isNew: random.chance(0.08),
    availability: inStock ? 2 : random.whole(2),
    // unique, so that only one order is right
    popularity: (index * 7919) % 1_000_003,
    attributes,
    attributeTexts: Object.values(attributes)
      .flat()
      .filter((value) => typeof value !== 'boolean')
      .map(String),
    shortDescription: Array.from({ length: 12 }, () => random.pick(PROSE)).join(' '),
    images: [0, 1, 2].map((view) => ({ url: `/pictures/p-${index}/${view}.webp`, alt: `${name}, view ${view}` })),
  };
}

function makeAttributes(family: Family, random: Random): BenchProduct['attributes'] {
  return Object.fromEntries(family.attributes.map((name) => [name, ATTRIBUTES[name]?.(random) ?? '']));
}

/** Many cheap products, few expensive ones; prices tend to end in 9 or 95 cents. */
function makePrice(random: Random): number {
  const whole = Math.round(29 + 5500 * random.next() ** 3);
  return random.chance(0.3) ? whole - 0.05 : whole;
}

const PATHS = new Map(FACETS.map((facet) => [facet, facet.split('.')]));

/** A product's values for a facet, as text; empty when it has none. */
export function facetValues(product: BenchProduct, facet: string): readonly string[] {
  const [head = '', tail] = PATHS.get(facet) ?? [];
  const value = tail === undefined ? product[head] : valueBelow(product[head], tail);
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

const valueBelow = (parent: unknown, key: string): unknown =>
  typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined;

/** Higher ranks first: available products, then popular ones. */
export const rankOf = (product: BenchProduct): number => product.availability * 10_000_000 + product.popularity;

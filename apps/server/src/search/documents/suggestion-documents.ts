import type { Family } from '@wattle/domain/catalogue';
import type { ProductDocument } from '@wattle/domain/search';
import type { Catalogue } from '../../catalogue/catalogue-cache.ts';

/** A record of the `suggestions` index: a search worth suggesting. */
export type SuggestionDocument = {
  readonly objectID: string;
  readonly query: string;
  /** Total popularity of the products it finds. */
  readonly popularity: number;
  readonly wordCount: number;
  readonly nbHits: number;
};

const WORDS_MAX = 4;
const VALUE_WORDS_MAX = 2;
/** With fewer products a search is not worth suggesting. */
const BRAND_PRODUCTS_MIN = 2;
const VALUE_PRODUCTS_MIN = 3;
const VALUES_OF_FAMILY_MAX = 8;
/** Attributes people add to a product name. Nobody searches for recessed fridges. */
const LOOKS = /finish|colou?r|material/i;

type Sum = { products: number; popularity: number };
type Sums = Map<string, Sum>;

/** Derives likely searches from the catalogue: categories, families, brands with families, and their looks. */
export function suggestionDocuments(products: Iterable<ProductDocument>, catalogue: Catalogue): SuggestionDocument[] {
  const broad: Sums = new Map();
  const ofBrands: Sums = new Map();
  const byFamily = new Map<string, Sums>();
  for (const product of products) {
    if (!product.isSellable || !product.visibleIn.index) continue;
    const family = catalogue.families.get(product.family.code);
    for (const name of new Set([product.family.name, ...product.categoryNames])) {
      if (isTyped(name)) add(broad, name, product);
    }
    if (!family || !isTyped(family.name)) continue;
    add(ofBrands, `${product.brand.name} ${family.name}`, product);
    const values = byFamily.get(family.code) ?? new Map();
    byFamily.set(family.code, values);
    for (const value of optionsOf(product, family)) add(values, `${value} ${family.name}`, product);
  }
  const values = [...byFamily.values()].flatMap((sums) => bestOf(sums));
  return toDocuments([...broad, ...[...ofBrands].filter(([, sum]) => sum.products >= BRAND_PRODUCTS_MIN), ...values]);
}

/** 'Keyboards, mice and webcams' and 'Televisions of 75 inches and more' are headings that nobody types. */
const isTyped = (name: string): boolean =>
  !/,|&|\b(and|or|of|to|for|with)\b|\d/i.test(name) && name.split(/\s+/).length <= WORDS_MAX;

function optionsOf({ attributes }: ProductDocument, { groups }: Family): Set<string> {
  const options = groups
    .flatMap((group) => group.attributes)
    .filter(({ code, name }) => LOOKS.test(code) || LOOKS.test(name))
    .flatMap(({ code }) => attributes[code] ?? [])
    .filter((value) => typeof value === 'string')
    .filter((value) => /^\p{L}[\p{L} -]+$/u.test(value) && value.split(/\s+/).length <= VALUE_WORDS_MAX);
  return new Set(options);
}

function add(sums: Sums, query: string, { popularity }: ProductDocument): void {
  const sum = sums.get(query) ?? { products: 0, popularity: 0 };
  sum.products += 1;
  sum.popularity += popularity;
  sums.set(query, sum);
}

const bestOf = (sums: Sums): [string, Sum][] =>
  [...sums]
    .filter(([, { products }]) => products >= VALUE_PRODUCTS_MIN)
    .sort(([, a], [, b]) => b.popularity - a.popularity)
    .slice(0, VALUES_OF_FAMILY_MAX);

/** Merges equal texts: 'OLED televisions' is both a category and a family with a finish. */
function toDocuments(sums: readonly (readonly [string, Sum])[]): SuggestionDocument[] {
  const documents = new Map<string, SuggestionDocument>();
  for (const [text, { products, popularity }] of sums) {
    const query = text.toLowerCase();
    if (documents.has(query)) continue;
    const wordCount = query.split(/\s+/).length;
    documents.set(query, { objectID: query, query, popularity: Math.round(popularity), wordCount, nbHits: products });
  }
  return [...documents.values()];
}

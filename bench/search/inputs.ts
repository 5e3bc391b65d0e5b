import { type BenchProduct, facetValues } from './catalogue.ts';
import type { Chosen, Listing } from './engine.ts';
import { createRandom, type Random } from './random.ts';

const NO_FILTER = { query: '', category: null, chosen: [], page: 0 } satisfies Listing;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** No engine corrects shorter words. */
const TYPO_MIN_LETTERS = 5;

/** Collects distinct values; gives up rather than repeat when `make` runs out. */
function collect<T>(count: number, seed: number, make: (random: Random) => T): T[] {
  const random = createRandom(seed);
  const found = new Map<string, T>();
  for (let attempt = 0; found.size < count && attempt < count * 20; attempt += 1) {
    const input = make(random);
    const key = JSON.stringify(input);
    if (!found.has(key)) found.set(key, input);
  }
  return [...found.values()];
}

/** A category with two or three filters, each of which matches at least one product on the page. */
export function makeFilteredListings(products: readonly BenchProduct[], count: number): Listing[] {
  return collect(count, 101, (random) => {
    const product = random.pick(products);
    const filters = [
      chooseBrands(product, products, random),
      choosePrice(product, random),
      chooseAttribute(product, random),
    ];
    if (random.chance(0.5)) filters.splice(random.whole(filters.length), 1);
    return { ...NO_FILTER, category: pickCategory(product, random), chosen: filters };
  });
}

const pickCategory = (product: BenchProduct, random: Random): string =>
  product.categoryIds[random.chance(0.7) ? 0 : 1] ?? '';

function chooseBrands(product: BenchProduct, products: readonly BenchProduct[], random: Random): Chosen {
  return { facet: 'brand.name', values: [...new Set([product.brand.name, random.pick(products).brand.name])] };
}

function choosePrice(product: BenchProduct, random: Random): Chosen {
  const from = Math.floor(product.price * (0.4 + random.next() * 0.4));
  return { facet: 'price', from, to: Math.ceil(product.price * (1.2 + random.next())) };
}

function chooseAttribute(product: BenchProduct, random: Random): Chosen {
  const names = Object.keys(product.attributes).map((name) => `attributes.${name}`);
  const facet = random.pick(names.filter((name) => facetValues(product, name).length > 0));
  return { facet, values: facetValues(product, facet).slice(0, 1) };
}

/** A category's first and later pages. */
export function makePlainListings(products: readonly BenchProduct[], count: number): Listing[] {
  return collect(count, 102, (random) => {
    const category = pickCategory(random.pick(products), random);
    return { ...NO_FILTER, category, page: random.whole(5) };
  });
}

/** Two words of a product, one with a typo. */
export function makeTypoListings(products: readonly BenchProduct[], count: number): Listing[] {
  return collect(count, 103, (random) => {
    const words = longWords(random.pick(products));
    const first = random.pick(words);
    const second = random.pick(words.filter((word) => word !== first));
    return {
      ...NO_FILTER,
      query: random.chance(0.5) ? `${slip(first, random)} ${second}` : `${first} ${slip(second, random)}`,
    };
  });
}

/** The words of a name, without its model number, long enough to be corrected. */
const longWords = (product: BenchProduct): string[] =>
  product.name
    .replace(product.model, '')
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length >= TYPO_MIN_LETTERS);

/** A typo: one letter missing, doubled, wrong or swapped with the next; never the first. */
export function slip(word: string, random: Random): string {
  const at = 1 + random.whole(word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  const other = random.pick([...LETTERS].filter((candidate) => candidate !== letter));
  return random.pick([
    before + after,
    before + letter + letter + after,
    before + other + after,
    before + (after[0] ?? '') + letter + after.slice(1),
  ]);
}

/** A half-typed product name: one or two words, the last unfinished. */
export function makeTypedTexts(products: readonly BenchProduct[], count: number): string[] {
  return collect(count, 104, (random) => {
    const words = longWords(random.pick(products));
    const unfinished = random.pick(words).slice(0, 2 + random.whole(5));
    return random.chance(0.5) ? unfinished : `${random.pick(words)} ${unfinished}`;
  });
}

/** Products with a new, unique price, so that a query shows whether the change is visible. */
export function makePriceChanges(products: readonly BenchProduct[], count: number): BenchProduct[] {
  const random = createRandom(105);
  return Array.from({ length: count }, (_, index) => ({ ...random.pick(products), price: 20_000 + index }));
}

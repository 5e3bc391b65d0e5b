import type { BenchProduct } from './catalogue.ts';
import { countByHand, differences } from './count-by-hand.ts';
import type { BenchEngine, Listing } from './engine.ts';
import {
  makeFilteredListings,
  makePlainListings,
  makePriceChanges,
  makeTypedTexts,
  makeTypoListings,
} from './inputs.ts';
import { type Spread, summarise } from './statistics.ts';

export const CASES = ['filtered', 'typo', 'suggest', 'plain', 'price'] as const;
export type Case = (typeof CASES)[number];

export const CASE_NAMES: Readonly<Record<Case, string>> = {
  filtered: 'category, 2–3 filters, all counts',
  typo: 'two words, one misspelt, all counts',
  suggest: 'four products while typing',
  plain: 'category as it opens, all counts',
  price: 'new price until it is found',
};

const WARM_UP = 200;
const MEASURED = 1000;
const WARM_UP_MS = 5_000;
const MEASURED_MS = 20_000;
const CHECKED = 25;

export type Measured = Spread & {
  /** Share of inputs with results, since an engine that finds nothing is fast. */
  readonly found: number;
  /** Mean CPU time of this thread: a measure that holds on a busy machine. */
  readonly cpuMean: number;
};

/** CPU time of this thread so far. */
export const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Times each call in turn, until the inputs or the time run out. */
async function time<T>(inputs: readonly T[], limitMs: number, call: (input: T) => Promise<number> | number) {
  const samples: number[] = [];
  let found = 0;
  const cpuBefore = cpuMs();
  const started = performance.now();
  for (const input of inputs) {
    const before = performance.now();
    const count = await call(input);
    const after = performance.now();
    samples.push(after - before);
    if (count > 0) found += 1;
    if (after - started > limitMs) break;
  }
  return { samples, found, cpuMean: (cpuMs() - cpuBefore) / samples.length };
}

async function run<T>(inputs: readonly T[], call: (input: T) => Promise<number> | number): Promise<Measured> {
  await time(inputs.slice(0, WARM_UP), WARM_UP_MS, call);
  const { samples, found, cpuMean } = await time(inputs.slice(WARM_UP), MEASURED_MS, call);
  return { ...summarise(samples), found: found / samples.length, cpuMean };
}

/** Measures one case; all inputs differ, including the warm-up. */
export function measureCase(name: Case, engine: BenchEngine, products: readonly BenchProduct[]): Promise<Measured> {
  const count = WARM_UP + MEASURED;
  const list = async (listing: Listing) => (await engine.list(listing)).nbHits;
  switch (name) {
    case 'filtered':
      return run(makeFilteredListings(products, count), list);
    case 'typo':
      return run(makeTypoListings(products, count), list);
    case 'plain':
      return run(makePlainListings(products, count), list);
    case 'suggest':
      return run(makeTypedTexts(products, count), async (typed) => (await engine.suggest(typed)).length);
    case 'price':
      return run(makePriceChanges(products, count), (product) => saveAndFind(engine, product));
  }
}

async function saveAndFind(engine: BenchEngine, product: BenchProduct): Promise<number> {
  await engine.save(product);
  const { price } = product;
  const category = product.categoryIds[0] ?? null;
  const chosen = [{ facet: 'price', from: price, to: price }] as const;
  const { ids } = await engine.list({ query: '', category, chosen, page: 0 });
  if (ids[0] !== product.objectID)
    throw new Error(`${engine.name} does not show the new price of ${product.objectID}.`);
  return ids.length;
}

/** Wrong answers in a sample of listings, checked against the hand count. */
export async function findMistakes(engine: BenchEngine, products: readonly BenchProduct[]): Promise<string[]> {
  const listings = [...makeFilteredListings(products, CHECKED), ...makePlainListings(products, CHECKED)];
  const mistakes: string[] = [];
  for (const listing of listings) {
    const found = differences(countByHand(products, listing), await engine.list(listing));
    if (found.length > 0) mistakes.push(`${JSON.stringify(listing)}: ${found.join('; ')}`);
  }
  return mistakes;
}

import { startShop } from '../../e2e/start-shop.ts';
import { startThrowAwayPostgres } from '../../scripts/postgres/throw-away-postgres.ts';
import { chooseCalls } from '../calls/choose-calls.ts';
import { cpuMsOf, cpuMsOfOwn, referenceMs, residentMbOf, untilAtRest } from '../measure/cpu.ts';
import { CATEGORY } from '../measure/demo-paths.ts';
import { type Cost, costOfNew, NEW } from '../measure/new-pages.ts';
import { fillShop } from './fill-shop.ts';

/** Garbage is collected now and then: few requests would tell when. */
const TIMES = { warmUp: 200, count: 600 };

export const ASKED = ['product page', 'category page, filtered', 'listing', 'suggestion'] as const;
export type Asked = (typeof ASKED)[number];

export type SizedShopCosts = {
  readonly products: number;
  readonly fillSeconds: number;
  readonly startSeconds: number;
  readonly residentMb: number;
  /** Packing a fixed text in the same minutes: a machine is not as fast at all times. */
  readonly gzipMs: number;
  readonly costs: Readonly<Record<Asked, Cost<'shop' | 'database'>>>;
};

type Frame = { readonly categories: readonly { readonly id: string; readonly path: string }[] };
type Facet = { readonly param?: string; readonly options?: readonly { readonly value: string }[] };
type Listing = { readonly facets: readonly Facet[] };

/** The category page with the first brand that it offers. */
async function filteredPage(shop: string): Promise<string> {
  const ask = async (path: string): Promise<unknown> => (await fetch(`${shop}${path}`)).json();
  const { categories } = (await ask('/api/frame')) as Frame;
  const category = categories.find(({ path }) => `/${path}` === CATEGORY);
  const { facets } = (await ask(`/api/products?categoryId=${category?.id}&address=`)) as Listing;
  const brand = facets.find(({ param }) => param === 'brand')?.options?.[0]?.value;
  if (brand === undefined) throw new Error(`${CATEGORY} offers no brands.`);
  return `${CATEGORY}?brand=${encodeURIComponent(brand)}&maxPrice=${NEW}`;
}

async function choosePaths(shop: string): Promise<Record<Asked, readonly string[]>> {
  const { listing, product, suggest } = await chooseCalls(shop);
  // a listing is kept by what it reads from an address, so that a price must differ, which leaves out no product
  const listings = listing.filter((path) => !path.includes('maxPrice')).map((path) => `${path}%26maxPrice%3D${NEW}`);
  const pages = product.map((call) => `/${new URL(call, shop).searchParams.get('path')}`);
  const filtered = [await filteredPage(shop)];
  return { 'product page': pages, 'category page, filtered': filtered, listing: listings, suggestion: suggest };
}

async function measureCosts(shop: string, pid: number): Promise<SizedShopCosts['costs']> {
  const paths = await choosePaths(shop);
  const clocks = { shop: () => cpuMsOf(pid), database: () => cpuMsOfOwn('postgres') };
  const costs: [Asked, Cost<'shop' | 'database'>][] = [];
  for (const asked of ASKED) costs.push([asked, await costOfNew(shop, { paths: paths[asked], clocks, ...TIMES })]);
  return Object.fromEntries(costs) as SizedShopCosts['costs'];
}

/** A shop with so many products on a PostgreSQL of its own: what requests cost for which nothing is kept. */
export async function measureSize(products: number): Promise<SizedShopCosts> {
  const postgres = await startThrowAwayPostgres();
  try {
    const fillSeconds = await fillShop(postgres.url, products);
    console.log(`${products} products imported in ${fillSeconds.toFixed(0)} s.`);
    const began = performance.now();
    const shop = await startShop({ DATABASE_URL: postgres.url, LOG_LEVEL: 'info' });
    const startSeconds = (performance.now() - began) / 1000;
    try {
      await untilAtRest(shop.pid);
      const gzipMs = referenceMs();
      const costs = await measureCosts(shop.url, shop.pid);
      return { products, fillSeconds, startSeconds, gzipMs, costs, residentMb: await residentMbOf(shop.pid) };
    } finally {
      await shop.stop();
    }
  } finally {
    await postgres.stop();
  }
}

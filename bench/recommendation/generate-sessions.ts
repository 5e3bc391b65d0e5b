import { createRandom, type Random } from '../../packages/demo/src/random.ts';
import type { ShopProduct } from './shop-products.ts';

/** What one shopper looked at, in order, and what they bought in the end. */
export type Session = {
  readonly visitorId: string;
  /** Seconds since epoch. */
  readonly at: number;
  readonly views: readonly string[];
  /** The thing they came for, and what goes with it; neither is among the views. */
  readonly bought: { readonly main: string; readonly extra: string | null } | null;
};

/** Tastes that no field of a product tells: only shoppers show them. */
const STYLES = 6;
const START = 1_780_000_000;
const SPAN_SECONDS = 60 * 86_400;

type Shopper = { readonly style: number; readonly brands: readonly string[]; readonly level: number };
type Catalogue = { readonly products: readonly ShopProduct[]; readonly pull: number };

const gumbel = (random: Random): number => -Math.log(-Math.log(Math.max(1e-12, random.next())));

/** How much each style likes each product: drawn once, known to nobody. */
function drawStyles(products: readonly ShopProduct[], random: Random): ReadonlyMap<string, readonly number[]> {
  return new Map(products.map(({ id }) => [id, Array.from({ length: STYLES }, () => random.next() ** 3)]));
}

function shelve(products: readonly ShopProduct[]): Catalogue[] {
  const shelves = [...Map.groupBy(products, ({ family }) => family.code).values()].filter(({ length }) => length >= 8);
  return shelves.map((shelf) => {
    const sorted = shelf.toSorted((one, other) => one.price - other.price);
    return { products: sorted, pull: sorted.reduce((sum, { popularity }) => sum + popularity, 0) };
  });
}

function pickShelf(shelves: readonly Catalogue[], random: Random): Catalogue {
  let left = random.next() * shelves.reduce((sum, { pull }) => sum + pull, 0);
  const found = shelves.find(({ pull }) => {
    left -= pull;
    return left <= 0;
  });
  return found ?? random.pick(shelves);
}

/** Seeded sessions of shoppers with latent tastes, complementary buys and noise. The newest last. */
export function generateSessions(products: readonly ShopProduct[], count: number, seed: string): Session[] {
  const random = createRandom(seed);
  const styles = drawStyles(products, random.fork('styles'));
  const shelves = shelve(products);
  const brandIds = [...new Set(products.map(({ brandId }) => brandId))];
  const known = new Map(products.map((product) => [product.id, product]));
  const popularMax = Math.max(...products.map(({ popularity }) => popularity));
  const shoppers: Shopper[] = [];

  const newShopper = (): Shopper => ({
    style: random.int(0, STYLES - 1),
    brands: [random.pick(brandIds), random.pick(brandIds)],
    level: random.next(),
  });

  /** Products of a shelf, the one this shopper likes best first; chance has a say. */
  function rank({ products: shelf }: Catalogue, shopper: Shopper): string[] {
    const scored = shelf.map((product, place) => {
      const price = 1 - Math.abs(place / Math.max(1, shelf.length - 1) - shopper.level);
      const brand = Number(shopper.brands.includes(product.brandId));
      const style = styles.get(product.id)?.[shopper.style] ?? 0;
      const popular = product.popularity / popularMax;
      return { id: product.id, score: 2.5 * style + 1.5 * price + brand + popular + 0.45 * gumbel(random) };
    });
    return scored.toSorted((one, other) => other.score - one.score).map(({ id }) => id);
  }

  /** Of its accessories the one that the style likes best, mostly. */
  function pickExtra(main: string, { style }: Shopper): string | null {
    const accessories = (known.get(main)?.accessoryIds ?? []).filter((id) => known.has(id));
    if (accessories.length === 0 || !random.chance(0.4)) return null;
    if (random.chance(0.2)) return random.pick(accessories);
    const liking = (id: string) => styles.get(id)?.[style] ?? 0;
    return accessories.toSorted((one, other) => liking(other) - liking(one))[0] ?? null;
  }

  return Array.from({ length: count }, (_, index) => {
    const isBack = shoppers.length > 20 && random.chance(0.3);
    const who = isBack ? random.int(0, shoppers.length - 1) : shoppers.push(newShopper()) - 1;
    const shopper = shoppers[who] ?? newShopper();
    const [main = '', ...others] = rank(pickShelf(shelves, random), shopper);
    const liked = others.slice(0, random.int(2, 7));
    const views = liked.map((id) => (random.chance(0.12) ? random.pick(products).id : id)).filter((id) => id !== main);
    const buys = random.chance(0.3);
    return {
      visitorId: `v${who}`,
      at: START + Math.floor((index / count) * SPAN_SECONDS),
      views: random.sample([...new Set(views)], views.length),
      bought: buys ? { main, extra: pickExtra(main, shopper) } : null,
    };
  });
}

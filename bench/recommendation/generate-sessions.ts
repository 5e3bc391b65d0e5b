import { createRandom, type Random } from '../../packages/demo/src/random.ts';
import type { ShopProduct } from './shop-products.ts';

/** What one shopper viewed, in order, and bought in the end. */
export type Session = {
  readonly visitorId: string;
  /** Seconds since epoch. */
  readonly at: number;
  readonly views: readonly string[];
  /** The main purchase and an accessory; neither is among the views. */
  readonly bought: { readonly main: string; readonly extra: string | null } | null;
};

/** Tastes that no product field reveals: only behaviour shows them. */
const STYLES = 6;
const START = 1_780_000_000;
const SPAN_SECONDS = 60 * 86_400;

type Shopper = { readonly style: number; readonly brands: readonly string[]; readonly level: number };
type FamilyGroup = { readonly products: readonly ShopProduct[]; readonly pull: number };

const gumbel = (random: Random): number => -Math.log(-Math.log(Math.max(1e-12, random.next())));

/** How much each style likes each product: drawn once and hidden from the engines. */
function drawStyles(products: readonly ShopProduct[], random: Random): ReadonlyMap<string, readonly number[]> {
  return new Map(products.map(({ id }) => [id, Array.from({ length: STYLES }, () => random.next() ** 3)]));
}

function groupByFamily(products: readonly ShopProduct[]): FamilyGroup[] {
  const families = [...Map.groupBy(products, ({ family }) => family.code).values()].filter(({ length }) => length >= 8);
  return families.map((members) => {
    const sorted = members.toSorted((one, other) => one.price - other.price);
    return { products: sorted, pull: sorted.reduce((sum, { popularity }) => sum + popularity, 0) };
  });
}

function pickFamily(families: readonly FamilyGroup[], random: Random): FamilyGroup {
  let left = random.next() * families.reduce((sum, { pull }) => sum + pull, 0);
  const found = families.find(({ pull }) => {
    left -= pull;
    return left <= 0;
  });
  return found ?? random.pick(families);
}

/** Seeded sessions of shoppers with latent tastes, complementary purchases and noise. Newest last. */
export function generateSessions(products: readonly ShopProduct[], count: number, seed: string): Session[] {
  const random = createRandom(seed);
  const styles = drawStyles(products, random.fork('styles'));
  const families = groupByFamily(products);
  const brandIds = [...new Set(products.map(({ brandId }) => brandId))];
  const known = new Map(products.map((product) => [product.id, product]));
  const popularMax = Math.max(...products.map(({ popularity }) => popularity));
  const shoppers: Shopper[] = [];

  const newShopper = (): Shopper => ({
    style: random.int(0, STYLES - 1),
    brands: [random.pick(brandIds), random.pick(brandIds)],
    level: random.next(),
  });

  /** A family's products, this shopper's favourite first, with some randomness. */
  function rank({ products: members }: FamilyGroup, shopper: Shopper): string[] {
    const scored = members.map((product, place) => {
      const price = 1 - Math.abs(place / Math.max(1, members.length - 1) - shopper.level);
      const brand = Number(shopper.brands.includes(product.brandId));
      const style = styles.get(product.id)?.[shopper.style] ?? 0;
      const popular = product.popularity / popularMax;
      return { id: product.id, score: 2.5 * style + 1.5 * price + brand + popular + 0.45 * gumbel(random) };
    });
    return scored.toSorted((one, other) => other.score - one.score).map(({ id }) => id);
  }

  /** Usually the accessory the style likes best. */
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
    const [main = '', ...others] = rank(pickFamily(families, random), shopper);
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

import type { GoalRow } from '../measure/goal-table.ts';
import type { Asked, SizedShopCosts } from './measure-size.ts';

/** A page shows as much whatever the shop sells. */
const FLAT = 1.5;
/** A listing may grow half as fast as the catalogue. */
const LISTING_SHARE = 0.5;

type Sized = Pick<SizedShopCosts, 'products' | 'gzipMs' | 'costs'>;

/** What a request costs a larger shop and its database, as a multiple of a smaller one's. */
export function timesOf(asked: Asked, larger: Sized, smaller: Sized): number {
  const shareOf = ({ costs, gzipMs }: Sized): number => {
    const { shop, database } = costs[asked].cpuMs;
    return (shop + database) / gzipMs;
  };
  return shareOf(larger) / shareOf(smaller);
}

/** The goals of each size but the smallest. */
export function goalsOf([smallest, ...larger]: readonly Sized[]): GoalRow[] {
  if (!smallest) return [];
  return larger.flatMap((shop) => {
    const growth = shop.products / smallest.products;
    const unit = `times ${smallest.products} products`;
    const row = (asked: Asked, goal: number): GoalRow => ({
      ...{ what: `${asked}, ${shop.products} products`, unit },
      ...{ now: timesOf(asked, shop, smallest), goal: Number(goal.toFixed(2)) },
    });
    return [row('product page', FLAT), row('category page, filtered', FLAT), row('listing', growth * LISTING_SHARE)];
  });
}

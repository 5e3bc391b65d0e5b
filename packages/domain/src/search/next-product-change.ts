import type { Badge } from '../catalogue/entities.ts';
import { badgeBoundaries } from '../catalogue/is-badge-valid.ts';
import type { ProductRecord } from '../catalogue/product-record.ts';

type Clocked = Pick<
  ProductRecord,
  'prices' | 'preorderDateTime' | 'releaseDateTime' | 'badgePrimaryId' | 'badgeSecondaryIds'
>;

/** The next second at which time alone changes a product: a price, pre-order, release or badge starts or ends. */
export function nextProductChange(
  product: Clocked,
  badges: ReadonlyMap<string, Badge>,
  nowSeconds: number,
): number | null {
  const own = [
    product.preorderDateTime,
    product.releaseDateTime,
    ...product.prices.flatMap(({ from, to }) => [from, to]),
  ];
  const ofBadges = [product.badgePrimaryId ?? '', ...product.badgeSecondaryIds].flatMap((id) => {
    const badge = badges.get(id);
    return badge ? badgeBoundaries(badge) : [];
  });
  const ahead = [...own, ...ofBadges].flatMap((at) => (at !== null && at > nowSeconds ? [at] : []));
  return ahead.length === 0 ? null : Math.min(...ahead);
}

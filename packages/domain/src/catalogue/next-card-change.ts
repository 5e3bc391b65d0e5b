import type { CardProduct } from './card-at.ts';
import { COUNTDOWN_SECONDS, discountCountdown } from './discount-countdown.ts';
import type { Badge } from './entities.ts';
import { badgeBoundaries } from './is-badge-valid.ts';
import { showsWasNow } from './price-display.ts';

/** The next second at which time alone changes a card; null when nothing on it depends on time. */
export function nextCardChange(
  product: CardProduct,
  badges: ReadonlyMap<string, Badge>,
  nowSeconds: number,
): number | null {
  const { priceDateFrom, priceDateTo, preorderDateTime, releaseDateTime, badgePrimaryId, badgeSecondaryIds } = product;
  const ofBadges = [badgePrimaryId ?? '', ...badgeSecondaryIds].flatMap((id) => {
    const badge = badges.get(id);
    return badge ? badgeBoundaries(badge) : [];
  });
  const moments = [priceDateFrom, priceDateTo, preorderDateTime, releaseDateTime, nextStep(product, nowSeconds)];
  const ahead = [...moments, ...ofBadges].flatMap((at) => (at !== null && at > nowSeconds ? [at] : []));
  return ahead.length === 0 ? null : Math.min(...ahead);
}

/** When the countdown of a reduction shows the next lower number [D-2-124]. */
function nextStep(product: CardProduct, nowSeconds: number): number | null {
  const { priceDateTo } = product;
  const left = priceDateTo !== null && showsWasNow(product) ? discountCountdown(priceDateTo, nowSeconds) : null;
  if (priceDateTo === null || !left) return null;
  // the last minute stays one until the end
  if (left.unit === 'Minute' && left.amount === 1) return null;
  return priceDateTo - left.amount * COUNTDOWN_SECONDS[left.unit] + 1;
}

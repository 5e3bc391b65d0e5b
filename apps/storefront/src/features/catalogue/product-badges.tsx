import { isHotPrice, type ProductSummary, showsClearance } from '@wattle/domain';
import { Badge } from '../../ui/badge.tsx';
import styles from './product-badges.module.css';

const BADGES_MAX = 2;

type Fields = Pick<
  ProductSummary,
  | 'isClearance'
  | 'isDiscounted'
  | 'isNew'
  | 'soldOut'
  | 'state'
  | 'price'
  | 'erpOriginalPrice'
  | 'priceDateFrom'
  | 'priceDateTo'
>;

/** Two at most, in this order, in the corner of a picture. */
export function ProductBadges({ product, nowSeconds }: { product: Fields; nowSeconds: number }) {
  const badges = [
    showsClearance(product) && (
      <Badge key="clearance" tone="clear">
        Clearance
      </Badge>
    ),
    isHotPrice(product, nowSeconds) && (
      <Badge key="hot" tone="hot">
        Hot price
      </Badge>
    ),
    product.isNew && <Badge key="new">New</Badge>,
  ].filter(Boolean);
  return badges.length > 0 ? <p className={styles.badges}>{badges.slice(0, BADGES_MAX)}</p> : null;
}

import {
  centsOf,
  discountCountdown,
  formatCountdown,
  formatPrice,
  isHotPrice,
  type ProductSummary,
  showsWasNow,
} from '@wattle/domain';
import { formatLastDay } from '../../page/shop-day.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './price-note.module.css';

export type PricedProduct = Pick<
  ProductSummary,
  'price' | 'erpOriginalPrice' | 'priceDateFrom' | 'priceDateTo' | 'isDiscounted' | 'soldOut' | 'state'
>;

/** What a reduction saves. */
export function saving(product: PricedProduct): string {
  return `Save ${formatPrice(centsOf(product.erpOriginalPrice - product.price))}`;
}

/** Until when a reduction or a hot price holds. */
export function PriceEnd({ product, nowSeconds }: { product: PricedProduct; nowSeconds: number }) {
  const words = endWords(product, nowSeconds);
  return words ? (
    <span className={styles.ends}>
      <Icon name="clock" />
      {words}
    </span>
  ) : null;
}

function endWords(product: PricedProduct, nowSeconds: number): string | null {
  if (product.priceDateTo === null) return null;
  if (showsWasNow(product)) {
    const countdown = discountCountdown(product.priceDateTo, nowSeconds);
    return countdown && `Ends in ${formatCountdown(countdown)}`;
  }
  return isHotPrice(product, nowSeconds) ? `Until ${formatLastDay(product.priceDateTo)}` : null;
}

/** The line under a price on a card. */
export function PriceNote({ product, nowSeconds }: { product: PricedProduct; nowSeconds: number }) {
  return (
    <p className={styles.note}>
      {showsWasNow(product) && <span className={styles.save}>{saving(product)}</span>}
      <PriceEnd product={product} nowSeconds={nowSeconds} />
    </p>
  );
}

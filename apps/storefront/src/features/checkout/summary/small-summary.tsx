import { exactPrice } from '@wattle/domain/money';
import * as checkoutWords from '@wattle/messages/checkout';
import { Icon } from '../../../ui/icon.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './checkout-summary.module.css';
import { SummaryContent } from './summary-content.tsx';

/** The same for small screens: the amount visible, the rest collapsed. */
export function SmallSummary() {
  const {
    lines,
    quote: { sum, leftCents },
  } = useCheckoutPage();
  return (
    <details className={`only-sm ${styles.small}`}>
      <summary>
        <Icon name="cart" />
        <span className={styles.show}>{checkoutWords.showSummary}</span>
        <span className={styles.hide}>{checkoutWords.hideSummary}</span>
        <Icon name="down" className={styles.arrow} />
        <b className="num">{sum.state === 'WAITING' ? <Skeleton width="6em" height="1em" /> : exactPrice(leftCents)}</b>
      </summary>
      <div className={styles.inside}>
        {lines.length > 0 ? <SummaryContent /> : <Skeleton height="200px" radius="var(--r-3)" />}
        <ShopLink className={`link ${styles.edit}`} to="/cart">
          {checkoutWords.editCart}
        </ShopLink>
      </div>
    </details>
  );
}

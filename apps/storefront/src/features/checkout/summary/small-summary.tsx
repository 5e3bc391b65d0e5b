import { exactPrice } from '../../../goods/sums/exact-price.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './checkout-summary.module.css';
import { SummaryContent } from './summary-content.tsx';

/** The same on small screens: the amount in sight, the rest behind it. */
export function SmallSummary() {
  const {
    quote: { sum, leftCents },
  } = useCheckoutPage();
  return (
    <details className={`only-sm ${styles.small}`}>
      <summary>
        <Icon name="cart" />
        <span className={styles.show}>Show summary</span>
        <span className={styles.hide}>Hide summary</span>
        <Icon name="down" className={styles.arrow} />
        <b className="num">{sum.state === 'WAITING' ? <Skeleton width="5em" height="1em" /> : exactPrice(leftCents)}</b>
      </summary>
      <div className={styles.inside}>
        <SummaryContent />
        <ShopLink className={`link ${styles.edit}`} to="/cart">
          Edit cart
        </ShopLink>
      </div>
    </details>
  );
}

import { Skeleton } from '../../../ui/skeleton.tsx';
import { exactPrice } from '../../cart/exact-price.ts';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './checkout-summary.module.css';

/** What is left to pay, and the GST in the order; a sum that leaves delivery out says so. */
export function SummaryTotal() {
  const { quote, kept, isByEmail } = useCheckoutPage();
  const { sum, credits, leftCents } = quote;
  const [dollars, fraction] = exactPrice(leftCents).split('.');
  const isCollected = isByEmail || kept.shippingType === 'STORE_PICKUP';
  const isWhole = isCollected || sum.delivery.kind === 'PRICED' || sum.delivery.kind === 'EMAIL';
  return (
    <div className={styles.total}>
      <p>
        {credits.length > 0 ? 'Left to pay' : 'To pay'}
        <small>
          {sum.figures.gstCents > 0 ? `Includes GST of ${exactPrice(sum.figures.gstCents)}` : 'No GST in it'}
        </small>
        {sum.state !== 'WAITING' && !isWhole && <small>Before delivery</small>}
      </p>
      <strong className={`num ${styles.amount}`}>
        {sum.state === 'WAITING' ? (
          <Skeleton width="3.4em" height="0.95em" />
        ) : (
          <>
            {dollars}
            <sup>.{fraction}</sup>
          </>
        )}
      </strong>
    </div>
  );
}

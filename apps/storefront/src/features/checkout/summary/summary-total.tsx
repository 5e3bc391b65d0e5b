import { exactPrice } from '../../../goods/sums/exact-price.ts';
import parts from '../../../goods/sums/sum-parts.module.css';
import { TotalAmount, WaitingAmount } from '../../../goods/sums/summary-total.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './checkout-summary.module.css';

/** What is left to pay, and the GST in the order; a sum that leaves delivery out says so. */
export function SummaryTotal() {
  const { quote, kept, isByEmail } = useCheckoutPage();
  const { sum, credits, leftCents } = quote;
  const isCollected = isByEmail || kept.shippingType === 'STORE_PICKUP';
  const isWhole = isCollected || sum.delivery.kind === 'PRICED' || sum.delivery.kind === 'EMAIL';
  return (
    <div className={classNames(parts.total, styles.total)}>
      <p>
        {credits.length > 0 ? 'Left to pay' : 'To pay'}
        <small>
          {sum.figures.gstCents > 0 ? `Includes GST of ${exactPrice(sum.figures.gstCents)}` : 'No GST in it'}
        </small>
        {sum.state !== 'WAITING' && !isWhole && <small>Before delivery</small>}
      </p>
      {sum.state === 'WAITING' ? <WaitingAmount /> : <TotalAmount cents={leftCents} />}
    </div>
  );
}

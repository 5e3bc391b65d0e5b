import * as checkoutWords from '@wattle/messages/checkout';
import { gstWords } from '@wattle/messages/gst-words';
import * as sumsWords from '@wattle/messages/sums';
import parts from '../../../goods/sums/sum-parts.module.css';
import { TotalAmount, WaitingAmount } from '../../../goods/sums/summary-total.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './checkout-summary.module.css';

/** Amount to pay and GST; says so when delivery is not included. */
export function SummaryTotal() {
  const { quote, kept, isByEmail } = useCheckoutPage();
  const { sum, credits, leftCents } = quote;
  const isCollected = isByEmail || kept.shippingType === 'STORE_PICKUP';
  const isWhole =
    isCollected || sum.delivery.kind === 'PRICED' || sum.delivery.kind === 'EMAIL' || sum.delivery.kind === 'NONE';
  return (
    <div className={classNames(parts.total, styles.total)}>
      <p>
        {credits.length > 0 ? checkoutWords.leftToPay : checkoutWords.toPay}
        <small>{gstWords(sum.figures.gstCents)}</small>
        {sum.state !== 'WAITING' && !isWhole && <small>{sumsWords.beforeDelivery}</small>}
      </p>
      {sum.state === 'WAITING' ? <WaitingAmount /> : <TotalAmount cents={leftCents} />}
    </div>
  );
}

import { exactPrice } from '../../../goods/sums/exact-price.ts';
import { SumRows } from '../../../goods/sums/sum-rows.tsx';
import { SummaryCheck } from '../../../goods/sums/summary-check.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './checkout-summary.module.css';
import { SummaryShipping } from './summary-shipping.tsx';
import { SummaryTotal } from './summary-total.tsx';

/** One row a reason; the rows add up to what is left to pay. */
export function SummarySums() {
  const { quote } = useCheckoutPage();
  const { figures } = quote.sum;
  return (
    <>
      <SumRows sum={quote.sum}>
        <SummaryShipping />
        {quote.credits.length > 0 && (
          <div className={styles.sum}>
            <dt>Total</dt>
            <dd>{exactPrice(figures.totalCents)}</dd>
          </div>
        )}
        {quote.credits.map(({ code, cents }) => (
          <div key={code}>
            <dt>Gift card ending {code.slice(-4)}</dt>
            <dd>−{exactPrice(cents)}</dd>
          </div>
        ))}
      </SumRows>
      <SummaryTotal />
      <SummaryCheck shown={quote} />
    </>
  );
}

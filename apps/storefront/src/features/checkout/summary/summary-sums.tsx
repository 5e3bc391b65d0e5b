import { exactPrice } from '@wattle/domain/money';
import { giftCardEnding } from '@wattle/messages/checkout-summary';
import * as commonWords from '@wattle/messages/common';
import * as serviceWords from '@wattle/messages/on-site-services';
import { SumRows } from '../../../goods/sums/sum-rows.tsx';
import { SummaryCheck } from '../../../goods/sums/summary-check.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './checkout-summary.module.css';
import { SummaryShipping } from './summary-shipping.tsx';
import { SummaryTotal } from './summary-total.tsx';

/** One row per reason; the rows add up to the amount to pay. */
export function SummarySums() {
  const { quote } = useCheckoutPage();
  const { figures } = quote.sum;
  return (
    <>
      <SumRows sum={quote.sum} delivery={<SummaryShipping />}>
        {figures.servicesCents > 0 && (
          <div>
            <dt>{serviceWords.servicesRow}</dt>
            <dd>{exactPrice(figures.servicesCents)}</dd>
          </div>
        )}
        {quote.credits.length > 0 && (
          <div className={styles.sum}>
            <dt>{commonWords.total}</dt>
            <dd>{exactPrice(figures.totalCents)}</dd>
          </div>
        )}
        {quote.credits.map(({ code, cents }) => (
          <div key={code}>
            <dt>{giftCardEnding(code)}</dt>
            <dd>−{exactPrice(cents)}</dd>
          </div>
        ))}
      </SumRows>
      <SummaryTotal />
      <SummaryCheck shown={quote} />
    </>
  );
}

import { type Cents, priceParts } from '@wattle/domain/money';
import * as commonWords from '@wattle/messages/common';
import { gstWords } from '@wattle/messages/gst-words';
import * as sumsWords from '@wattle/messages/sums';
import type { CartSum } from '../../shopper/cart/cart-sum.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './sum-parts.module.css';

/** The total and what it includes; a partial sum is not labelled as a total. */
export function SummaryTotal({ sum: { state, figures, delivery } }: { sum: CartSum }) {
  if (state === 'WAITING') return <WaitingTotal isBeforeDelivery={delivery.kind === 'NO_PLACE'} />;
  const { totalCents, gstCents } = figures;
  const isWhole = delivery.kind !== 'NO_PLACE' && delivery.kind !== 'UNKNOWN' && state === 'KNOWN';
  const without = state === 'PARTIAL' ? sumsWords.beforeOffersAndDelivery : sumsWords.beforeDelivery;
  return (
    <div className={styles.total}>
      <p>
        {state === 'PARTIAL' ? sumsWords.subtotal : commonWords.total}
        <small>{gstWords(gstCents)}</small>
        {!isWhole && <small>{without}</small>}
      </p>
      <TotalAmount cents={totalCents} />
    </div>
  );
}

/** Large, with raised cents. */
export function TotalAmount({ cents }: { cents: Cents }) {
  const { dollars, cents: fraction } = priceParts(cents);
  return (
    <strong className={`num ${styles.amount}`}>
      {dollars}
      <sup>.{fraction ?? '00'}</sup>
    </strong>
  );
}

export function WaitingTotal({ isBeforeDelivery = false }: { isBeforeDelivery?: boolean }) {
  return (
    <div className={styles.total}>
      <p>
        {commonWords.total}
        <small>
          <Skeleton width="11em" height="1.35em" />
        </small>
        {isBeforeDelivery && <small>{sumsWords.beforeDelivery}</small>}
      </p>
      <WaitingAmount />
    </div>
  );
}

export function WaitingAmount() {
  return (
    <span className={styles.amount}>
      <Skeleton width="3.4em" height="0.95em" />
    </span>
  );
}

import { type Cents, priceParts } from '@wattle/domain';
import type { CartSum } from '../../shopper/cart/cart-sum.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { exactPrice } from './exact-price.ts';
import styles from './sum-parts.module.css';

/** The total, and what is in it; a sum that leaves something out does not call itself one. */
export function SummaryTotal({ sum: { state, figures, delivery } }: { sum: CartSum }) {
  if (state === 'WAITING') return <WaitingTotal />;
  const { totalCents, gstCents } = figures;
  const isWhole = delivery.kind !== 'NO_PLACE' && delivery.kind !== 'UNKNOWN' && state === 'KNOWN';
  const without = state === 'PARTIAL' ? 'Before offers and delivery' : 'Before delivery';
  return (
    <div className={styles.total}>
      <p>
        {state === 'PARTIAL' ? 'Subtotal' : 'Total'}
        <small>{gstCents > 0 ? `Includes GST of ${exactPrice(gstCents)}` : 'No GST in it'}</small>
        {!isWhole && <small>{without}</small>}
      </p>
      <TotalAmount cents={totalCents} />
    </div>
  );
}

/** Large, with the cents above the line. */
export function TotalAmount({ cents }: { cents: Cents }) {
  const { dollars, cents: fraction } = priceParts(cents);
  return (
    <strong className={`num ${styles.amount}`}>
      {dollars}
      <sup>.{fraction ?? '00'}</sup>
    </strong>
  );
}

export function WaitingTotal() {
  return (
    <div className={styles.total}>
      <p>
        Total
        <small>
          <Skeleton width="11em" height="1em" />
        </small>
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

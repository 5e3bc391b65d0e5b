import { keptShippingDate } from '@wattle/domain/checkout';
import { exactPrice } from '@wattle/domain/money';
import * as checkoutWords from '@wattle/messages/checkout';
import { formatShortDays } from '@wattle/messages/day-words';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCheckoutPage } from './checkout-page.ts';
import styles from './step-action.module.css';

/** The step's button. On small screens it stays at the bottom of the screen, with the amount to pay beside it. */
export function StepAction({ children }: { children: ReactNode }) {
  const { quote, kept } = useCheckoutPage();
  const { sum, leftCents, credits } = quote;
  const date = keptShippingDate(kept);
  return (
    <div className={styles.action}>
      <p className={`only-sm ${styles.words}`}>
        <small>{credits.length > 0 ? checkoutWords.leftToPay : checkoutWords.toPay}</small>
        <b className="num">{sum.state === 'WAITING' ? <Skeleton width="4em" height="1em" /> : exactPrice(leftCents)}</b>
        {date !== null && <small>{formatShortDays(date, date)}</small>}
      </p>
      {children}
    </div>
  );
}

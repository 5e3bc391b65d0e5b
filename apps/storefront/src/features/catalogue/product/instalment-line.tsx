import type { InstalmentWords } from '@wattle/messages/instalment-amounts';
import * as instalmentsWords from '@wattle/messages/instalments';
import { lazy, Suspense, startTransition, useState } from 'react';
import styles from './instalment-line.module.css';

const InstalmentsDialog = lazy(() => import('./instalments-dialog.tsx'));

type Props = { amount: number; words: InstalmentWords };

/** The price in instalments, with a link that explains them. */
export function InstalmentLine({ amount, words: { afterpay, zip } }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <p className={styles.line}>
      {afterpay && (
        <>
          <b>{afterpay}</b> {instalmentsWords.withAfterpay}
          {zip && instalmentsWords.orInstead}
        </>
      )}
      {zip}.{' '}
      <button
        type="button"
        className={`link ${styles.how}`}
        aria-haspopup="dialog"
        onClick={() => startTransition(() => setIsOpen(true))}
      >
        {instalmentsWords.howItWorks}
      </button>
      <Suspense>{isOpen && <InstalmentsDialog amount={amount} onClose={() => setIsOpen(false)} />}</Suspense>
    </p>
  );
}

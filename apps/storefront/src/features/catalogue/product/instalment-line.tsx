import { lazy, Suspense, useState } from 'react';
import type { InstalmentWords } from '../../../goods/card/instalment-words.ts';
import styles from './instalment-line.module.css';

const InstalmentsDialog = lazy(() => import('./instalments-dialog.tsx'));

type Props = { amount: number; words: InstalmentWords };

/** What it costs in parts, and how that works. */
export function InstalmentLine({ amount, words: { afterpay, zip } }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <p className={styles.line}>
      {afterpay && (
        <>
          <b>{afterpay}</b> with Afterpay{zip && ', or '}
        </>
      )}
      {zip}.{' '}
      <button type="button" className={`link ${styles.how}`} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        How it works
      </button>
      {isOpen && (
        <Suspense>
          <InstalmentsDialog amount={amount} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}

import * as sumsWords from '@wattle/messages/sums';
import { useEffect } from 'react';
import type { CartQuoteShown } from '../../shopper/cart/use-cart-quote.ts';
import styles from './sum-parts.module.css';

type Shown = Pick<CartQuoteShown, 'sum' | 'hasFailed' | 'retry'>;

const AGAIN_MS = 10_000;

/** Says when the server could not be reached. The sum shown is then computed locally, or covers goods only. */
export function SummaryCheck({ shown: { sum, hasFailed, retry } }: { shown: Shown }) {
  const words = sum.state === 'PARTIAL' ? sumsWords.offersNotChecked : sumsWords.totalNotChecked;
  useEffect(() => {
    if (!hasFailed) return undefined;
    // `online` may fire before the network works, so retry a little later
    const later = setTimeout(() => navigator.onLine && retry(), AGAIN_MS);
    addEventListener('online', retry);
    return () => {
      clearTimeout(later);
      removeEventListener('online', retry);
    };
  }, [hasFailed, retry]);
  return (
    <div role="status">
      {hasFailed && sum.state !== 'WAITING' && (
        <p className={styles.unchecked}>
          {words}{' '}
          <button type="button" className="link" onClick={retry}>
            {sumsWords.checkAgain}
          </button>
        </p>
      )}
    </div>
  );
}

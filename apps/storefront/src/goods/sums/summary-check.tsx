import { useEffect } from 'react';
import type { CartQuoteShown } from '../../shopper/cart/use-cart-quote.ts';
import styles from './sum-parts.module.css';

type Shown = Pick<CartQuoteShown, 'sum' | 'hasFailed' | 'retry'>;

const AGAIN_MS = 10_000;

/** Says when the shop could not be asked. What is shown is then this page’s own sum, or that of the goods alone. */
export function SummaryCheck({ shown: { sum, hasFailed, retry } }: { shown: Shown }) {
  const words =
    sum.state === 'PARTIAL'
      ? 'We could not check offers and delivery just now.'
      : 'We could not check this total with the shop just now.';
  useEffect(() => {
    if (!hasFailed) return undefined;
    // the network says that it is back before it is; without one the event comes
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
            Check again
          </button>
        </p>
      )}
    </div>
  );
}

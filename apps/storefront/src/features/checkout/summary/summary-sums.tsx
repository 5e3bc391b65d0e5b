import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { PromotionRow } from '../../cart/cart-sum.ts';
import { exactPrice } from '../../cart/exact-price.ts';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './checkout-summary.module.css';
import { SummaryShipping } from './summary-shipping.tsx';
import { SummaryTotal } from './summary-total.tsx';

/** One row a reason; the rows add up to what is left to pay. */
export function SummarySums() {
  const { quote } = useCheckoutPage();
  const { figures, rows } = quote.sum;
  return (
    <>
      <dl className={styles.rows}>
        <div>
          <dt>Items and plans</dt>
          <dd>{exactPrice(figures.subtotalCents)}</dd>
        </div>
        {rows.map((row) => (
          <Promotion key={row.id} row={row} />
        ))}
        {figures.promoItemsCents > 0 && (
          <div>
            <dt>Extras at their offer price</dt>
            <dd>{exactPrice(figures.promoItemsCents)}</dd>
          </div>
        )}
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
      </dl>
      <SummaryTotal />
      <Check />
    </>
  );
}

function Promotion({ row: { title, words, savedCents } }: { row: PromotionRow }) {
  return (
    // red is a price that went down: what gives something else is not
    <div className={classNames(styles.promo, savedCents > 0 && styles.less)}>
      <dt>
        <Icon name="tag" />
        <span>
          {title}
          {words && <small>{words}</small>}
        </span>
      </dt>
      <dd>{savedCents > 0 ? `−${exactPrice(savedCents)}` : 'Included'}</dd>
    </div>
  );
}

/** Says when the shop could not be asked; what is shown is then this page’s own sum. */
function Check() {
  const { quote } = useCheckoutPage();
  return (
    <div role="status">
      {quote.hasFailed && quote.sum.state !== 'WAITING' && (
        <p className={styles.unchecked}>
          We could not check this total with the shop just now.{' '}
          <button type="button" className="link" onClick={quote.retry}>
            Check again
          </button>
        </p>
      )}
    </div>
  );
}

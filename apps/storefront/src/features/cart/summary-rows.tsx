import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CartSum, PromotionRow } from './cart-sum.ts';
import styles from './cart-summary.module.css';
import { exactPrice } from './exact-price.ts';
import { SummaryDelivery } from './summary-delivery.tsx';
import type { LineDeliveries } from './use-line-deliveries.ts';

type Props = { sum: CartSum; deliveries: LineDeliveries; productIds: readonly string[] };

/** From what the goods cost to what is paid, one row a reason. The rows add up to the total. */
export function SummaryRows({ sum, deliveries, productIds }: Props) {
  const { figures, rows, delivery } = sum;
  return (
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
      <SummaryDelivery delivery={delivery} deliveries={deliveries} productIds={productIds} />
    </dl>
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

import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { CartSum, PromotionRow } from './cart-sum.ts';
import { exactPrice } from './exact-price.ts';
import styles from './sum-parts.module.css';

/** From what the goods cost to what is paid, one row a reason. The rows add up; those after the goods are the page's own. */
export function SumRows({ sum: { figures, rows }, children }: { sum: CartSum; children: ReactNode }) {
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
      {children}
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

type DeliveryRowProps = { label: string; detail: ReactNode; amount: ReactNode };

/** How it comes, and for how much. Every state takes the room of two lines. */
export function DeliveryRow({ label, detail, amount }: DeliveryRowProps) {
  return (
    <div className={styles.delivery}>
      <dt>
        {label}
        <small>{detail}</small>
      </dt>
      <dd>{amount}</dd>
    </div>
  );
}

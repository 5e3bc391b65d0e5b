import { toCents } from '@wattle/domain';
import type { ReactNode } from 'react';
import type { CartSum, DonationRow, PromotionRow } from '../../shopper/cart/cart-sum.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { exactPrice } from './exact-price.ts';
import styles from './sum-parts.module.css';

type Props = {
  sum: CartSum;
  /** Takes a donation out of the cart; without it none can be. */
  onRemove?: (itemId: string) => void;
  children: ReactNode;
};

/** From what the goods cost to what is paid, one row a reason. The rows add up; those after the goods are the page's own. */
export function SumRows({ sum: { figures, rows, donations }, onRemove, children }: Props) {
  const goodsCents = toCents(figures.subtotalCents - donations.reduce((all, { cents }) => all + cents, 0));
  return (
    <dl className={styles.rows}>
      {(goodsCents > 0 || donations.length === 0) && (
        <div>
          <dt>Items and plans</dt>
          <dd>{exactPrice(goodsCents)}</dd>
        </div>
      )}
      {donations.map((row) => (
        <Donation key={row.itemId} row={row} onRemove={onRemove} />
      ))}
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

function Donation({ row: { itemId, name, cents }, onRemove }: { row: DonationRow; onRemove: Props['onRemove'] }) {
  return (
    <div>
      <dt>
        {name}
        {onRemove && (
          <button type="button" className={styles.remove} onClick={() => onRemove(itemId)}>
            Remove<VisuallyHidden> {name}</VisuallyHidden>
          </button>
        )}
      </dt>
      <dd>{exactPrice(cents)}</dd>
    </div>
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

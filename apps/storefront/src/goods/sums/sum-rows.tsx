import { exactPrice, toCents } from '@wattle/domain/money';
import * as commonWords from '@wattle/messages/common';
import * as sumsWords from '@wattle/messages/sums';
import type { ReactNode } from 'react';
import type { CartSum, DonationRow, PromotionRow } from '../../shopper/cart/cart-sum.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './sum-parts.module.css';

type Props = {
  sum: CartSum;
  /** Removes a donation from the cart; without it, donations cannot be removed. */
  onRemove?: (itemId: string) => void;
  /** The row of the delivery. */
  delivery: ReactNode;
  /** Rows after it. */
  children?: ReactNode;
};

/**
 * From item prices to the amount to pay, one row per reason. The rows add up. What comes off a price stands below it,
 * so offers on delivery follow the delivery.
 */
export function SumRows({ sum: { figures, rows, donations }, onRemove, delivery, children }: Props) {
  const goodsCents = toCents(figures.subtotalCents - donations.reduce((all, { cents }) => all + cents, 0));
  return (
    <dl className={styles.rows}>
      {(goodsCents > 0 || donations.length === 0) && (
        <div>
          <dt>{sumsWords.itemsAndPlans}</dt>
          <dd>{exactPrice(goodsCents)}</dd>
        </div>
      )}
      {donations.map((row) => (
        <Donation key={row.itemId} row={row} onRemove={onRemove} />
      ))}
      <Promotions rows={rows.filter(({ isOffDelivery }) => !isOffDelivery)} />
      {figures.promoItemsCents > 0 && (
        <div>
          <dt>{sumsWords.extrasAtTheirOfferPrice}</dt>
          <dd>{exactPrice(figures.promoItemsCents)}</dd>
        </div>
      )}
      {delivery}
      <Promotions rows={rows.filter(({ isOffDelivery }) => isOffDelivery)} />
      {children}
    </dl>
  );
}

const Promotions = ({ rows }: { rows: readonly PromotionRow[] }) =>
  rows.map((row) => <Promotion key={row.id} row={row} />);

function Donation({ row: { itemId, name, cents }, onRemove }: { row: DonationRow; onRemove: Props['onRemove'] }) {
  return (
    <div>
      <dt>
        {name}
        {onRemove && (
          <button type="button" className={styles.remove} onClick={() => onRemove(itemId)}>
            {commonWords.remove}
            <VisuallyHidden> {name}</VisuallyHidden>
          </button>
        )}
      </dt>
      <dd>{exactPrice(cents)}</dd>
    </div>
  );
}

function Promotion({ row: { title, words, savedCents } }: { row: PromotionRow }) {
  return (
    // red means a reduced price, so not for other benefits
    <div className={classNames(styles.promo, savedCents > 0 && styles.less)}>
      <dt>
        <Icon name="tag" />
        <span>
          {title}
          {words && <small>{words}</small>}
        </span>
      </dt>
      <dd>{savedCents > 0 ? `−${exactPrice(savedCents)}` : sumsWords.included}</dd>
    </div>
  );
}

type DeliveryRowProps = { label: string; detail: ReactNode; amount: ReactNode };

/** Delivery method and cost. Every state is two lines high. */
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

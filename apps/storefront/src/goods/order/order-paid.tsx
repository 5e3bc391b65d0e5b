import { type Order, toCents } from '@wattle/domain';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel.module.css';
import { exactPrice } from '../sums/exact-price.ts';
import styles from './order-screen.module.css';
import { shippingWords } from './step-words.ts';

/** From what the goods cost to how it was paid. The rows add up to the total. */
export function OrderPaid({ order }: { order: Order }) {
  return (
    <section className={classNames(panel.panel, styles.panel)} aria-labelledby="order-paid">
      <h2 id="order-paid">{order.status === 'PENDING' ? 'To pay' : 'Paid'}</h2>
      <OrderSums order={order} />
    </section>
  );
}

export function OrderSums({ order: { totals, promotions, payments, shipping } }: { order: Order }) {
  const named = promotions.reduce((sum, { savedCents }) => sum + savedCents, 0);
  const other = totals.discountCents - named;
  return (
    <>
      <dl className={styles.sums}>
        <Row words="Items and plans" money={exactPrice(toCents(totals.itemsCents))} />
        {promotions.map(({ id, name, savedCents }) => (
          <Row key={id} words={name} money={`−${exactPrice(toCents(savedCents))}`} look={styles.less} />
        ))}
        {other > 0 && <Row words="Other savings" money={`−${exactPrice(toCents(other))}`} look={styles.less} />}
        {shipping.type === 'DELIVERY' && <Row words="Delivery" money={shippingWords(totals)} />}
        {shipping.type === 'STORE_PICKUP' && <Row words="Pickup" money={shippingWords(totals)} />}
        <Row words="Total" money={exactPrice(toCents(totals.totalCents))} look={styles.total} />
        {payments.map(({ type, label, amountCents }) => (
          <Row key={`${type} ${label}`} words={label} money={exactPrice(toCents(amountCents))} />
        ))}
      </dl>
      <p className={styles.gst}>Includes GST of {exactPrice(toCents(totals.gstCents))}</p>
    </>
  );
}

function Row({ words, money, look }: { words: string; money: string; look?: string | undefined }) {
  return (
    <div className={look}>
      <dt>{words}</dt>
      <dd>{money}</dd>
    </div>
  );
}

import { exactPrice, toCents } from '@wattle/domain/money';
import { type Order, wasPlaced } from '@wattle/domain/order';
import * as commonWords from '@wattle/messages/common';
import { gstWords } from '@wattle/messages/gst-words';
import * as serviceWords from '@wattle/messages/on-site-services';
import * as orderWords from '@wattle/messages/order';
import { shippingWords } from '@wattle/messages/order-lines';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel.module.css';
import styles from './order-screen.module.css';

/** From item prices to payment. The rows add up to the total. */
export function OrderPaid({ order }: { order: Order }) {
  return (
    <section className={classNames(panel.panel, styles.panel)} aria-labelledby="order-paid">
      <h2 id="order-paid">{titleOf(order)}</h2>
      <OrderSums order={order} />
    </section>
  );
}

function titleOf(order: Order): string {
  if (order.status === 'PENDING') return orderWords.toPay;
  return order.status === 'CANCELLED' && !wasPlaced(order) ? orderWords.notCharged : orderWords.paid;
}

export function OrderSums({ order }: { order: Order }) {
  const { totals, promotions, payments, shipping } = order;
  const named = promotions.reduce((sum, { savedCents }) => sum + savedCents, 0);
  const other = totals.discountCents - named;
  return (
    <>
      <dl className={styles.sums}>
        <Row words={orderWords.itemsAndPlans} money={exactPrice(toCents(totals.itemsCents))} />
        {promotions.map(({ id, name, savedCents }) => (
          <Row
            key={id}
            words={name}
            money={savedCents > 0 ? `−${exactPrice(toCents(savedCents))}` : orderWords.included}
            look={savedCents > 0 ? styles.less : undefined}
          />
        ))}
        {other > 0 && (
          <Row words={orderWords.otherSavings} money={`−${exactPrice(toCents(other))}`} look={styles.less} />
        )}
        {shipping.type === 'DELIVERY' && <Row words={commonWords.delivery} money={shippingWords(order)} />}
        {shipping.type === 'DELIVERY' &&
          shipping.services?.map((service) => (
            <Row
              key={`${service.productId} ${service.code}`}
              words={serviceWords.serviceWords(service)}
              money={service.amountCents === 0 ? orderWords.free : exactPrice(toCents(service.amountCents))}
            />
          ))}
        {shipping.type === 'STORE_PICKUP' && <Row words={orderWords.pickup} money={shippingWords(order)} />}
        <Row words={commonWords.total} money={exactPrice(toCents(totals.totalCents))} look={styles.total} />
        {payments.map(({ type, label, amountCents }) => (
          <Row key={`${type} ${label}`} words={label} money={exactPrice(toCents(amountCents))} />
        ))}
      </dl>
      <p className={styles.gst}>{gstWords(toCents(totals.gstCents))}</p>
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

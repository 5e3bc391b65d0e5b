import type { OrderView } from '@wattle/contract/desk';
import { keptOf, type OrderRefund } from '@wattle/domain/order';
import * as words from '@wattle/messages/desk-order';
import { refundCauseWords } from '@wattle/messages/refund-cause';
import type { ReactNode } from 'react';
import { money } from '../parts/money.ts';
import { orderHref } from './order-forms.tsx';

type RowProps = { readonly label: ReactNode; readonly cents: number; readonly look?: 'sum' | 'off' };

const Row = ({ label, cents, look }: RowProps): ReactNode => (
  <div className={look}>
    <dt>{label}</dt>
    <dd>{look === 'off' && cents > 0 ? `−${money(cents)}` : money(cents)}</dd>
  </div>
);

type NoteProps = { readonly order: OrderView['order']; readonly refund: OrderRefund };

const CreditNote = ({ order, refund }: NoteProps): ReactNode => (
  <>
    <a className="link" href={`${orderHref(order.number)}/credit-notes/${refund.id}`}>
      {words.CREDIT_NOTE} {refund.id}
    </a>
    {refund.cause && `, ${refundCauseWords(order, refund)}`}
  </>
);

/** What it cost, how it was paid, and what went back. */
export function Payments({ view: { order } }: { readonly view: OrderView }): ReactNode {
  const { totals, promotions, payments, refunds = [] } = order;
  const others = totals.discountCents - promotions.reduce((sum, { savedCents }) => sum + savedCents, 0);
  return (
    <section className="p" aria-labelledby="h-payments">
      <div className="ph">
        <h2 id="h-payments">{words.PAYMENTS}</h2>
      </div>
      <dl className="dl pb">
        <Row label={words.GOODS_SUM} cents={totals.itemsCents} />
        {promotions.map(({ id, name, savedCents }) => (
          <Row key={id} label={name} cents={savedCents} look="off" />
        ))}
        {others > 0 && <Row label={words.OFFER} cents={others} look="off" />}
        <Row label={words.DELIVERY} cents={totals.shippingCents} />
        <Row
          label={`${words.TOTAL}, ${words.GST_IN_IT} ${money(totals.gstCents)}`}
          cents={totals.totalCents}
          look="sum"
        />
        {payments.map(({ label, amountCents }) => (
          <Row key={label} label={label} cents={amountCents} />
        ))}
        {refunds.map((refund) => (
          <Row
            key={refund.id}
            label={<CreditNote order={order} refund={refund} />}
            cents={refund.amountCents}
            look="off"
          />
        ))}
        {refunds.length > 0 && <Row label={words.KEPT} cents={keptOf(order).cents} look="sum" />}
      </dl>
    </section>
  );
}

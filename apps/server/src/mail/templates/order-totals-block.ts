import { toCents } from '@wattle/domain/money';
import { deliveryCents, type Order, orderServices } from '@wattle/domain/order';
import { orderPartMessages } from '@wattle/messages';
import { gstWords } from '@wattle/messages/gst-words';
import { serviceWords } from '@wattle/messages/on-site-services';
import { html } from '@wattle/providers/html';
import { type Block, note } from './mail-blocks.ts';
import { price, type SumRow as Row, sumRow as row, sumRows } from './sum-rows.ts';

const saving = (label: string, cents: number): Row => ({ label, amount: `−${price(cents)}`, look: 'sale' });

/** Discounts, by the names of the promotions if these explain the whole amount. */
function savings({ promotions, totals }: Order): Row[] {
  if (totals.discountCents === 0) return [];
  const saved = promotions.filter(({ savedCents }) => savedCents > 0);
  const sum = saved.reduce((cents, { savedCents }) => cents + savedCents, 0);
  if (sum !== totals.discountCents) return [saving(orderPartMessages.discounts, totals.discountCents)];
  return saved.map(({ name, savedCents }) => saving(name, savedCents));
}

function shippingRows(order: Order): Row[] {
  const { shipping } = order;
  if (shipping.type === 'EMAIL') return [];
  const label = shipping.type === 'DELIVERY' ? orderPartMessages.delivery : orderPartMessages.pickup;
  const freeOr = (cents: number): string => (cents === 0 ? orderPartMessages.free : price(cents));
  const services = orderServices(order).map(
    (service): Row => ({ label: serviceWords(service), amount: freeOr(service.amountCents), look: 'plain' }),
  );
  return [{ label, amount: freeOr(deliveryCents(order)), look: 'plain' }, ...services];
}

function rowsOf(order: Order): Row[] {
  const { totals, payments } = order;
  return [
    row(orderPartMessages.itemsTotal, totals.itemsCents),
    ...savings(order),
    ...shippingRows(order),
    { label: orderPartMessages.total, amount: price(totals.totalCents), look: 'total' },
    ...payments.filter(({ label }) => label !== '').map(({ label, amountCents }) => row(label, amountCents)),
  ];
}

/** Items, discounts, shipping, total, payments, and the GST included. */
export function orderTotalsBlock(order: Order): Block {
  const sums = sumRows(rowsOf(order));
  const gst = note(gstWords(toCents(order.totals.gstCents)));
  return {
    html: html`${sums.html}<div style="padding-top:8px;">${gst.html}</div>`,
    text: `${sums.text}\n${gst.text}`,
  };
}

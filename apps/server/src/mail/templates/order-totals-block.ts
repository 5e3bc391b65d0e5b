import { formatPrice, type Order, toCents } from '@wattle/domain';
import { fillMessage, orderPartMessages } from '@wattle/messages';
import { type Html, html } from '@wattle/providers/html';
import { type Block, note } from './mail-blocks.ts';
import { COLOURS, FONT } from './mail-colours.ts';

type Row = { readonly label: string; readonly amount: string; readonly look: 'plain' | 'sale' | 'total' };

const price = (cents: number): string => formatPrice(toCents(cents));
const row = (label: string, cents: number): Row => ({ label, amount: price(cents), look: 'plain' });
const saving = (label: string, cents: number): Row => ({ label, amount: `−${price(cents)}`, look: 'sale' });

/** What was taken off, by the names of the offers when they explain all of it. */
function savings({ promotions, totals }: Order): Row[] {
  if (totals.discountCents === 0) return [];
  const saved = promotions.filter(({ savedCents }) => savedCents > 0);
  const sum = saved.reduce((cents, { savedCents }) => cents + savedCents, 0);
  if (sum !== totals.discountCents) return [saving(orderPartMessages.discounts, totals.discountCents)];
  return saved.map(({ name, savedCents }) => saving(name, savedCents));
}

function shippingRows({ shipping, totals }: Order): Row[] {
  if (shipping.type === 'EMAIL') return [];
  const label = shipping.type === 'DELIVERY' ? orderPartMessages.delivery : orderPartMessages.pickup;
  const amount = totals.shippingCents === 0 ? orderPartMessages.free : price(totals.shippingCents);
  return [{ label, amount, look: 'plain' }];
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

/** What it cost, what was taken off, how it was paid, and the GST that is in it. */
export function orderTotalsBlock(order: Order): Block {
  const rows = rowsOf(order);
  const gst = note(fillMessage(orderPartMessages.gst, { amount: price(order.totals.gstCents) }));
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.map(htmlRow)}</table><div style="padding-top:8px;">${gst.html}</div>`,
    text: [...rows.map(({ label, amount }) => `${label}: ${amount}`), gst.text].join('\n'),
  };
}

function htmlRow({ label, amount, look }: Row): Html {
  const isTotal = look === 'total';
  const colour = look === 'sale' ? COLOURS.sale : COLOURS.ink;
  const words = `font-family:${FONT};font-size:${isTotal ? 18 : 15}px;line-height:1.4;color:${colour};font-weight:${isTotal ? 700 : 400};`;
  const edge = isTotal ? `border-top:1px solid ${COLOURS.line};padding:14px 0 10px;` : 'padding:6px 0;';
  const classes = look === 'sale' ? 'sale' : 'ink line';
  return html`<tr><td class="${classes}" style="${words}${edge}">${label}</td><td class="${classes}" align="right" style="${words}${edge}white-space:nowrap;">${amount}</td></tr>`;
}

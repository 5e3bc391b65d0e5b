import type { Order } from '@wattle/domain/order';
import * as words from '@wattle/messages/papers';
import type { Store } from '../store/store.ts';
import { creditView, invoiceView, type PaperView } from './paper-view.ts';
import { writePdf } from './write-pdf.ts';

/** Names a paper: the order's tax invoice, or the credit note of one of its refunds. */
export type PaperRef = { readonly order: string; readonly refund: string | null };

export type PaperFile = { readonly name: string; readonly content: Buffer };
export type PaperLoader = (ref: PaperRef) => Promise<PaperFile | undefined>;

/** The same order makes the same paper, so papers are drawn when they are wanted and not kept. */
export const loadPaper =
  (store: Pick<Store, 'orders'>): PaperLoader =>
  async ({ order: number, refund }) => {
    const record = await store.orders.find(number);
    const view = record && viewOf(record.data as Order, refund);
    return view && { name: `${view.title} ${view.number}.pdf`, content: await writePdf(view) };
  };

/** An order that is not paid for yet has no tax invoice. */
function viewOf(order: Order, refundId: string | null): PaperView | undefined {
  if (refundId === null)
    return order.history.some(({ status }) => status === 'PLACED') ? invoiceView(order) : undefined;
  const refund = order.refunds?.find(({ id }) => id === refundId);
  return refund && creditView(order, refund);
}

export const paperName = ({ order, refund }: PaperRef): string =>
  refund === null ? `${words.taxInvoice} ${order}.pdf` : `${words.creditNote} ${refund}.pdf`;

import { type Order, wasPlaced } from '@wattle/domain/order';
import type { ShopIdentity } from '@wattle/domain/shop-identity';
import * as words from '@wattle/messages/papers';
import type { Store } from '../store/store.ts';
import { creditView, invoiceView, type PaperView } from './paper-view.ts';
import { writePdf } from './write-pdf.ts';

/** Names a paper: the order's tax invoice, or the credit note of one of its refunds. */
export type PaperRef = { readonly order: string; readonly refund: string | null };

export type PaperFile = { readonly name: string; readonly content: Buffer };
export type PaperLoader = (ref: PaperRef) => Promise<PaperFile | undefined>;

type PaperSources = {
  readonly store: Pick<Store, 'orders'>;
  readonly shop: () => ShopIdentity;
  /** The picture at a path as PNG. */
  readonly loadMark: (path: string) => Promise<Buffer | undefined>;
};

/** A paper without the logo is better than none. */
const markOf = async ({ logo }: ShopIdentity, load: PaperSources['loadMark']): Promise<Buffer | undefined> =>
  logo === null ? undefined : load(logo).catch(() => undefined);

/** The same order and shop make the same paper, so papers are drawn when they are wanted and not kept. */
export const loadPaper =
  ({ store, shop, loadMark }: PaperSources): PaperLoader =>
  async ({ order: number, refund }) => {
    const record = await store.orders.find(number);
    const view = record && viewOf(record.data as Order, refund, shop());
    return (
      view && {
        name: `${view.title} ${view.number}.pdf`,
        content: await writePdf(view, await markOf(shop(), loadMark)),
      }
    );
  };

/** An order that is not paid for yet has no tax invoice. */
function viewOf(order: Order, refundId: string | null, shop: ShopIdentity): PaperView | undefined {
  if (refundId === null) return wasPlaced(order) ? invoiceView(order, shop) : undefined;
  const refund = order.refunds?.find(({ id }) => id === refundId);
  return refund && creditView(order, refund, shop);
}

export const paperName = ({ order, refund }: PaperRef): string =>
  refund === null ? `${words.taxInvoice} ${order}.pdf` : `${words.creditNote} ${refund}.pdf`;

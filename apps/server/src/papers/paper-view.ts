import type { EnteredAddress } from '@wattle/domain/checkout';
import { exactPrice, toCents } from '@wattle/domain/money';
import {
  CHANGE_OF_MIND_DAYS,
  creditNoteOf,
  keptOf,
  lineCode,
  lineName,
  type Order,
  type OrderLine,
  type OrderPaper,
  type OrderRefund,
  orderServices,
  type PaperRow,
  taxInvoiceOf,
} from '@wattle/domain/order';
import { type ShopIdentity, sellerLines, shopPalette, wordmarkOf } from '@wattle/domain/shop-identity';
import { serviceWords } from '@wattle/messages/on-site-services';
import { arrivalWords, methodWords } from '@wattle/messages/order-arrival';
import { dateWords, placedAtWords } from '@wattle/messages/order-dates';
import * as words from '@wattle/messages/papers';
import { refundCauseWords } from '@wattle/messages/refund-cause';

export type PaperFact = { readonly label: string; readonly lines: readonly string[] };
export type PaperLine = {
  readonly qty: string;
  readonly name: string;
  readonly details: string;
  readonly unit: string;
  readonly gst: string;
  readonly amount: string;
};
export type PaperSum = { readonly label: string; readonly amount: string; readonly isTotal?: boolean };

export type PaperNote = { readonly title: string; readonly text: string };

/** A tax invoice or credit note in words, ready to be drawn. */
export type PaperView = {
  /** The shop, at the top. */
  readonly head: { readonly name: string; readonly colour: string; readonly seller: string };
  readonly title: string;
  readonly subtitle: string;
  readonly number: string;
  readonly facts: readonly PaperFact[];
  readonly parties: readonly PaperFact[];
  readonly lines: readonly PaperLine[];
  readonly sums: readonly PaperSum[];
  /** Beside the sums; a title may be empty. */
  readonly notes: readonly PaperNote[];
  readonly foot: string;
};

const money = (cents: number): string => (cents < 0 ? `−${exactPrice(toCents(-cents))}` : exactPrice(toCents(cents)));

const sumOf = (parts: readonly { readonly amountCents: number }[]): number =>
  parts.reduce((sum, { amountCents }) => sum + amountCents, 0);

const fact = (label: string, ...lines: readonly string[]): PaperFact => ({ label, lines });

const addressOf = ({ company, street1, street2, suburb, state, postcode }: EnteredAddress): string[] =>
  [company, street1, street2, `${suburb} ${state} ${postcode}`].filter((line) => line.trim() !== '');

const sellerOf = (shop: ShopIdentity): string[] => [...sellerLines(shop), ...(shop.phone === '' ? [] : [shop.phone])];

const headOf = (shop: ShopIdentity): PaperView['head'] => ({
  name: wordmarkOf(shop),
  colour: shopPalette(shop.colours)['frame-800'],
  seller: shop.legalName === '' ? shop.name : shop.legalName,
});

function partiesOf({ billing, shipping, contact }: Order, shop: ShopIdentity): PaperFact[] {
  const address = billing ?? (shipping.type === 'DELIVERY' ? shipping.address : null);
  const name = address?.contactName || `${contact.firstName} ${contact.lastName}`;
  const buyer = fact(words.to, name, ...(address ? addressOf(address) : []), contact.email);
  const goods =
    shipping.type === 'DELIVERY'
      ? [fact(words.deliveredTo, shipping.address.contactName, ...addressOf(shipping.address))]
      : shipping.type === 'STORE_PICKUP'
        ? [fact(words.collectedFrom, `${shop.name} ${shipping.store.name}`, shipping.store.address)]
        : [];
  return [fact(words.from, ...sellerOf(shop)), buyer, ...goods];
}

const said = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join('. ');

/** What it is, below the name of a line or of its plan. */
function detailsOf({ kind, gstCents, amountCents }: PaperRow, line: OrderLine): string {
  const { giftcard, promotionId } = line;
  const code = lineCode(line);
  if (kind === 'PLAN') return words.planFor(code === '' ? lineName(line) : code);
  if (giftcard) return words.giftCardFor(giftcard.recipientName);
  const isUntaxed = gstCents === 0 && amountCents > 0;
  return said(
    code === '' ? '' : words.model(code),
    promotionId === null ? '' : words.withAnOffer,
    isUntaxed ? words.noGst : '',
  );
}

const NAMES = {
  DELIVERY: words.delivery,
  GOODWILL: words.goodwill,
  GIFT: words.giftKept,
  ALREADY: words.already,
} as const satisfies Partial<Record<PaperRow['kind'], string>>;

/** How it comes, and what the crew does for nothing. */
const deliveryDetails = (order: Order): string =>
  said(
    methodWords({ ...order.shipping, label: order.shipping.label === words.delivery ? '' : order.shipping.label }),
    ...orderServices(order)
      .filter(({ amountCents }) => amountCents === 0)
      .map((service) => words.forFree(serviceWords(service))),
  );

/** An offer takes off the whole order; a refund gives back its share of that. */
function offerName({ offer }: PaperRow, isShare: boolean): string {
  if (offer === undefined) return isShare ? words.shareOfOffers : words.offers;
  return isShare ? words.shareOfOffer(offer) : offer;
}

function nameOf(row: PaperRow, line: OrderLine | undefined, isShare: boolean): string {
  switch (row.kind) {
    case 'LINE':
      return line ? lineName(line) : '';
    case 'PLAN':
      return line?.plan?.name ?? '';
    case 'OFFER':
      return offerName(row, isShare);
    case 'SERVICE':
      return row.service ? serviceWords(row.service) : '';
    default:
      return NAMES[row.kind];
  }
}

const linesOf = (order: Order, { rows }: OrderPaper, isShare: boolean): PaperLine[] =>
  rows.map((row) => {
    const line = order.lines.find(({ id }) => id === row.lineId);
    return {
      qty: row.qty === null ? '' : String(row.qty),
      name: nameOf(row, line, isShare),
      details: line ? detailsOf(row, line) : row.kind === 'DELIVERY' && !isShare ? deliveryDetails(order) : '',
      unit: row.unitCents === null ? '' : money(row.unitCents),
      gst: money(row.gstCents),
      amount: money(row.amountCents),
    };
  });

const isGoods = ({ giftcard, gstCents, totalCents }: OrderLine): boolean =>
  giftcard === null && !(gstCents === 0 && totalCents > 0);

/** What the paper is a proof for: nothing, where only gift cards and donations were bought. */
function keepWords({ lines }: Order): string {
  if (lines.some(({ plan }) => plan !== null)) return words.keepForPlan;
  return lines.some(isGoods) ? words.keepForWarranty : words.keepIt;
}

/** That it is paid, what the paper is good for, and how long goods may come back. */
function invoiceNotes(order: Order, leftCents: number): PaperNote[] {
  const kept = { title: leftCents === 0 ? words.paidInFull : '', text: keepWords(order) };
  if (!order.lines.some(isGoods)) return [kept];
  return [kept, { title: words.returnIt, text: words.returnWithin(CHANGE_OF_MIND_DAYS, order.number) }];
}

/** The tax invoice of an order. */
export function invoiceView(order: Order, shop: ShopIdentity): PaperView {
  const paper = taxInvoiceOf(order);
  const { shipping, payments } = order;
  const arrives = arrivalWords(shipping);
  const leftCents = paper.totalCents - sumOf(payments);
  return {
    head: headOf(shop),
    title: words.taxInvoice,
    subtitle: '',
    number: order.number,
    facts: [
      fact(words.invoice, order.number),
      fact(words.issued, dateWords(order.placedAt)),
      fact(words.orderPlaced, dateWords(order.placedAt), placedAtWords(order.placedAt).split(', ').at(-1) ?? ''),
      ...(arrives === null ? [] : [fact(words.arrives, ...arrives.split(', '))]),
    ],
    parties: partiesOf(order, shop),
    lines: linesOf(order, paper, false),
    sums: [
      { label: words.withoutGst, amount: money(paper.withoutGstCents) },
      { label: words.gst, amount: money(paper.gstCents) },
      { label: words.totalWithGst, amount: money(paper.totalCents), isTotal: true },
      ...payments
        .filter(({ amountCents }) => amountCents > 0)
        .map(({ label, amountCents }) => ({ label, amount: money(-amountCents) })),
      { label: words.leftToPay, amount: money(leftCents) },
    ],
    notes: invoiceNotes(order, leftCents),
    foot: words.footInvoice,
  };
}

/** The credit note of a refund, an adjustment note in the words of the GST law. */
export function creditView(order: Order, refund: OrderRefund, shop: ShopIdentity): PaperView {
  const paper = creditNoteOf(order, refund);
  const upTo = (order.refunds ?? []).slice(0, (order.refunds ?? []).indexOf(refund) + 1);
  const kept = keptOf({ ...order, refunds: upTo });
  // what is not on its way yet, or bounced, is still owed
  const cause = refundCauseWords(order, refund);
  const gone = refund.parts.filter(({ state }) => state === 'SENT' || state === 'DONE');
  return {
    head: headOf(shop),
    title: words.creditNote,
    subtitle: words.adjustmentNote,
    number: refund.id,
    facts: [
      fact(words.creditNote, refund.id),
      fact(words.issued, dateWords(refund.at)),
      fact(words.forTaxInvoice, words.invoiceOf(order.number, dateWords(order.placedAt))),
      ...(cause === null ? [] : [fact(words.reason, words.sentence(cause))]),
    ],
    parties: partiesOf(order, shop).slice(0, 2),
    lines: linesOf(order, paper, true),
    sums: [
      { label: words.creditWithoutGst, amount: money(paper.withoutGstCents) },
      { label: words.gstAdjustment, amount: money(paper.gstCents) },
      { label: words.creditWithGst, amount: money(paper.totalCents), isTotal: true },
      ...gone.map(({ label, way, amountCents }) => ({
        label: way === 'NEW_GIFT_CARD' ? words.insteadOf(label) : words.backTo(label),
        amount: money(amountCents),
      })),
      { label: words.leftToRefund, amount: money(paper.totalCents - sumOf(gone)) },
    ],
    notes: [
      {
        title: '',
        text: words.invoiceAfter(order.number, money(order.totals.totalCents), money(kept.cents), money(kept.gstCents)),
      },
    ],
    foot: words.footCredit(money(paper.gstCents)),
  };
}

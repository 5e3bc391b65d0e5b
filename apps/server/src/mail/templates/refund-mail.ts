import { toCents } from '@wattle/domain/money';
import { nameOfLine, type Order, type OrderRefund, type RefundPart, wasPlaced } from '@wattle/domain/order';
import { fillMessage, refundMailMessages as words } from '@wattle/messages';
import { gstWords } from '@wattle/messages/gst-words';
import { linesPart } from '@wattle/messages/order-changes';
import { refundCauseLines } from '@wattle/messages/refund-cause';
import { refundGiftLines } from '@wattle/messages/refund-gifts';
import type { NoticeMail } from '@wattle/providers/mail';
import { type Block, note, paragraph, subheading } from './mail-blocks.ts';
import { shopParams } from './mail-from.ts';
import type { MailLinks } from './order-button.ts';
import { writeOrderNotice } from './order-notice.ts';
import { price, type SumRow, sumRow, sumRows } from './sum-rows.ts';

export type RefundMailFacts = {
  /** null: nothing had been paid. */
  readonly refund: OrderRefund | null;
  /** What went back, which this mail tells. */
  readonly back: readonly RefundPart[];
  readonly isCancelled: boolean;
};

/** Reports what was refunded and how. Never announces a refund that has not been made. */
export function writeRefundMail(order: Order, facts: RefundMailFacts, options: MailLinks): NoticeMail {
  const { refund, back, isCancelled } = facts;
  const amount = price(back.reduce((sum, { amountCents }) => sum + amountCents, 0));
  const notice = writeOrderNotice(order, options, {
    kind: 'ORDER_REFUND',
    said: saidOf(order, facts),
    params: { amount },
    big: isRefund(back) ? fillMessage(words.big, { amount }) : undefined,
    more: noteOf(order, isCancelled),
    blocks: [
      ...(back.length === 0 ? [] : [subheading(isHeld(back) ? words.released.way : words.way), sumRows(waysOf(back))]),
      ...(back.length === 0 || !refund ? [] : creditNote(order, refund, isHeld(back))),
    ],
    outro: words.outro,
  });
  return { ...notice, papers: back.length === 0 || !refund ? [] : [{ order: order.number, refund: refund.id }] };
}

function saidOf(order: Order, { back, isCancelled }: RefundMailFacts) {
  if (isCancelled) return wasPlaced(order) ? words.cancelled : words.unpaid;
  return back.length > 0 && isHeld(back) ? words.notCharged : words.refunded;
}

/** A released hold was never charged, so it is no refund. */
const isRefund = (back: readonly RefundPart[]): boolean =>
  back.length > 0 && back.every(({ way }) => way !== 'NOT_TAKEN');

const isHeld = (back: readonly RefundPart[]): boolean => back.every(({ way }) => way === 'NOT_TAKEN');

/** What the shop wrote beside a cancellation, for the shopper to read. */
function noteOf({ history }: Order, isCancelled: boolean): Block[] {
  const text = isCancelled ? (history.findLast(({ status }) => status === 'CANCELLED')?.note.trim() ?? '') : '';
  return text === '' ? [] : [paragraph(text)];
}

/** Where each amount went, and all of it where that is several. */
function waysOf(back: readonly RefundPart[]): SumRow[] {
  const rows = back.map(({ way, label, amountCents }) => ({
    ...sumRow(fillMessage(words.ways[way].label, { label: capital(label) }), amountCents),
    note: fillMessage(words.ways[way].note, { label }),
  }));
  const sum = price(back.reduce((cents, { amountCents }) => cents + amountCents, 0));
  return back.length > 1 && isRefund(back) ? [...rows, { label: words.sum, amount: sum, look: 'total' }] : rows;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What was refunded, what it came to, and the GST in it. */
function creditNote(order: Order, refund: OrderRefund, isReleased: boolean): Block[] {
  const { number, lines } = order;
  const named = refund.lines.map(({ lineId, qty, amountCents }) =>
    sumRow(linesPart(qty, nameOfLine(lines, lineId)), amountCents),
  );
  const row = (label: string, cents: number): SumRow[] => (cents === 0 ? [] : [sumRow(label, cents)]);
  const takenOff = (refund.gifts ?? []).reduce((sum, { takenOffCents }) => sum + takenOffCents, 0);
  const gift: SumRow = { label: words.gift, amount: `−${price(takenOff)}`, look: 'plain' };
  const already: SumRow = { label: words.already, amount: `−${price(refund.alreadyCents)}`, look: 'plain' };
  return [
    subheading(isReleased ? words.released.what : words.what),
    sumRows([
      ...named,
      ...row(words.delivery, refund.deliveryCents),
      ...row(words.goodwill, refund.goodwillCents),
      ...(takenOff === 0 ? [] : [gift]),
      ...(refund.alreadyCents === 0 ? [] : [already]),
      { label: isReleased ? words.released.total : words.total, amount: price(refund.amountCents), look: 'total' },
    ]),
    ...refundGiftLines(order, refund).map((line) => note(`${line}.`)),
    ...refundCauseLines(order, refund).map(note),
    note(gstWords(toCents(refund.gstCents))),
    note(fillMessage(words.creditNote, { id: refund.id, number })),
  ];
}

/** Tells a shopper that money which was on its way to them came back. */
export function writeRefundFailedMail(order: Order, amountCents: number, options: MailLinks): NoticeMail {
  const amount = price(amountCents);
  return writeOrderNotice(order, options, {
    kind: 'ORDER_REFUND',
    said: words.failed,
    params: { amount },
    blocks: [subheading(words.next), paragraph(fillMessage(words.failed.next, shopParams(options)))],
  });
}

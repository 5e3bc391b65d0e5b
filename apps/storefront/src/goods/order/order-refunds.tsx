import { exactPrice, toCents } from '@wattle/domain/money';
import { nameOfLine, type Order, type OrderRefund } from '@wattle/domain/order';
import { gstWords } from '@wattle/messages/gst-words';
import * as changeWords from '@wattle/messages/order-changes';
import { placedAtWords } from '@wattle/messages/order-dates';
import { refundCauseLines } from '@wattle/messages/refund-cause';
import { refundGiftLines } from '@wattle/messages/refund-gifts';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel.module.css';
import type { ShownOrder } from './order-desk.ts';
import { Paper } from './order-papers.tsx';
import styles from './order-screen.module.css';
import { RefundParts } from './refund-parts.tsx';

/** A refund: what it is for, and what has become of each part of the money. */
export function OrderRefunds({ order, refund }: { order: ShownOrder; refund: OrderRefund }) {
  const { id, at, parts, amountCents, gstCents } = refund;
  const heading = `refund-${id}`;
  return (
    <section className={classNames(panel.panel, styles.panel)} aria-labelledby={heading}>
      <h2 id={heading}>{titleOf(refund)}</h2>
      <p className={styles.words}>
        {[
          placedAtWords(at),
          ...refundCauseLines(order, refund),
          ...partsOf(order, refund),
          ...refundGiftLines(order, refund),
        ].join('. ')}
        .
      </p>
      <RefundParts
        parts={parts}
        words={({ way, state }) => changeWords.refundStates[way][state]}
        total={changeWords.refundOf(id)}
        totalCents={amountCents}
        hint={gstWords(toCents(gstCents))}
      />
      {order.access && (
        <Paper
          path={`/orders/${order.number}/credit-notes/${id}.pdf`}
          access={order.access}
          words={changeWords.creditNotePdf}
        />
      )}
    </section>
  );
}

/** Says that money has gone back only when every part has; names what has not. */
function titleOf({ parts, amountCents }: OrderRefund): string {
  const failed = parts.filter(({ state }) => state === 'FAILED').reduce((sum, part) => sum + part.amountCents, 0);
  if (failed > 0) return changeWords.couldNotGoBack(exactPrice(toCents(failed)));
  const isBack = parts.every(({ way, state }) => state === 'DONE' || (way !== 'NOT_TAKEN' && state === 'SENT'));
  const amount = exactPrice(toCents(amountCents));
  if (isBack && parts.every(({ way }) => way === 'NOT_TAKEN')) return changeWords.wasNotTaken(amount);
  return isBack ? changeWords.hasGoneBack(amount) : changeWords.isGoingBack(amount);
}

/** What it is for. Goodwill that is the reason is not named again. */
function partsOf({ lines }: Order, refund: OrderRefund): string[] {
  const named = refund.lines.map(({ lineId, qty }) => {
    return changeWords.linesPart(qty, nameOfLine(lines, lineId));
  });
  return [
    ...named,
    ...(refund.deliveryCents > 0 ? [changeWords.deliveryPart] : []),
    ...(refund.goodwillCents > 0 && refund.cause !== 'GOODWILL' ? [changeWords.goodwillPart] : []),
  ];
}

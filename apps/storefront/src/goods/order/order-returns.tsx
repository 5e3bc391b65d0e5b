import { nameOfLine, type Order, type OrderReturn } from '@wattle/domain/order';
import * as changeWords from '@wattle/messages/order-changes';
import { momentWords } from '@wattle/messages/order-dates';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel.module.css';
import styles from './order-screen.module.css';

/** A return the shopper asked for, and the shop's answer. */
export function OrderReturns({ order, asked }: { order: Order; asked: OrderReturn }) {
  const { id, at, reason, note, lines, state, answer, refundId } = asked;
  const heading = `return-${id}`;
  const names = lines.map(({ lineId, qty }) => {
    return changeWords.linesPart(qty, nameOfLine(order.lines, lineId));
  });
  return (
    <section className={classNames(panel.panel, styles.panel)} aria-labelledby={heading}>
      <h2 id={heading}>{changeWords.returnTitle}</h2>
      <p className={styles.words}>
        <b>{changeWords.returnStates[state]}</b>
        {answer !== '' && ` ${answer}`}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{momentWords(at)}</dt>
          <dd>{[...names, changeWords.returnReasons[reason], note].filter((words) => words !== '').join('\n')}</dd>
        </div>
        {refundId !== null && (
          <div>
            <dt>{changeWords.refunded}</dt>
            <dd>
              <a className="link" href={`#refund-${refundId}`}>
                {changeWords.refundOf(refundId)}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

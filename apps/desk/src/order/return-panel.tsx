import type { OrderView, ReturnPanel as ReturnData } from '@wattle/contract/desk';
import {
  hasLeft,
  isSoldAgain,
  lineName,
  lostGifts,
  nameOfLine,
  type Order,
  previewReturn,
  type ReturnLine,
} from '@wattle/domain/order';
import * as words from '@wattle/messages/desk-order';
import type { ReactNode } from 'react';
import { money } from '../parts/money.ts';
import { GiftFields } from './gift-fields.tsx';
import { OrderFields, orderHref } from './order-forms.tsx';

type Props = { readonly view: OrderView; readonly panel: ReturnData };

const giftChoices = (order: Order, lines: readonly ReturnLine[]) =>
  lostGifts(order, lines).map(({ line, qty }) => ({
    ...{ lineId: line.id, name: lineName(line), fate: null },
    takenOffCents: (line.gift?.worthCents ?? 0) * qty,
  }));

export function ReturnPanel({ view, panel: { returnId, answer } }: Props): ReactNode {
  const { order } = view;
  const asked = order.returns?.find(({ id }) => id === returnId);
  const plan = asked ? previewReturn(order, asked.lines) : null;
  return (
    <form method="post" action={`${orderHref(order.number)}/return`}>
      <OrderFields view={view} name="return" />
      <input type="hidden" name="returnId" value={returnId} />
      <section>
        <ul className="stack">
          {asked?.lines.map(({ lineId, qty }) => (
            <li key={lineId}>
              {qty} × {nameOfLine(order.lines, lineId)}
            </li>
          ))}
        </ul>
        {asked && <p className="b6">{words.REASONS[asked.reason]}</p>}
        {asked?.note && <p className="note">{asked.note}</p>}
        {plan && (
          <dl className="dl">
            {plan.parts.map(({ label, amountCents }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{money(amountCents)}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {asked && hasLeft(order) && <GiftFields gifts={giftChoices(order, asked.lines)} refusals={view.refusals} />}
      <section>
        <label className="ck">
          <input
            className="box"
            type="checkbox"
            name="restock"
            value="yes"
            defaultChecked={asked !== undefined && isSoldAgain(asked.reason)}
          />
          <span>
            {words.RESTOCK}
            <small>{words.RESTOCK_HINT}</small>
          </span>
        </label>
        <div className="field">
          <label htmlFor="answer">
            {words.ANSWER} <small>{words.ANSWER_HINT}</small>
          </label>
          <textarea className="in" id="answer" name="answer" rows={3} maxLength={500} defaultValue={answer} />
        </div>
      </section>
      <section className="foot">
        <button className="b b--gold b--lg b--wide" type="submit" name="verdict" value="accept">
          {words.RETURN_ACCEPT} {plan && money(plan.amountCents)}
        </button>
        <button className="b b--wide" type="submit" name="verdict" value="decline">
          {words.RETURN_DECLINE}
        </button>
      </section>
    </form>
  );
}

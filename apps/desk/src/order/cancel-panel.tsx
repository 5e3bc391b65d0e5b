import type { CancelPanel as CancelData, OrderView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-order';
import type { ReactNode } from 'react';
import { money } from '../parts/money.ts';
import { OrderFields, orderHref } from './order-forms.tsx';

type Props = { readonly view: OrderView; readonly panel: CancelData };

export const CancelPanel = ({ view, panel: { plan, reason } }: Props): ReactNode => (
  <form method="post" action={`${orderHref(view.order.number)}/cancel`}>
    <OrderFields view={view} name="cancel" />
    <section>
      <p className="s13">{plan ? words.CANCEL_TEXT : words.CANCEL_NOTHING}</p>
      {plan && (
        <dl className="dl">
          {plan.parts.map(({ label, amountCents, way }) => (
            <div key={label}>
              <dt>
                {label} <span className="q s12">{words.WAYS[way]}</span>
              </dt>
              <dd>{money(amountCents)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
    <section>
      <div className="field">
        <label htmlFor="reason">{words.REASON}</label>
        <input className="in" id="reason" name="reason" maxLength={300} defaultValue={reason} />
      </div>
      <div className="field">
        <label htmlFor="to-shopper">
          {words.NOTE_TO_SHOPPER} <small>{words.OPTIONAL}</small>
        </label>
        <textarea className="in" id="to-shopper" name="note" rows={3} maxLength={500} />
      </div>
    </section>
    <section className="foot">
      <button className="b b--gold b--lg b--wide" type="submit">
        {words.CANCEL_NOW}
        {plan && `, ${money(plan.amountCents)}`}
      </button>
      <p className="hint mid">{words.SENT_ONCE}</p>
    </section>
  </form>
);

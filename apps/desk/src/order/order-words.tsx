import type { OrderView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-order';
import { whenWords } from '@wattle/messages/desk-times';
import type { ReactNode } from 'react';
import { orderHref } from './order-forms.tsx';

type Props = { readonly view: OrderView; readonly now: number };

/** What the shopper was written. */
export function Mails({ view: { order, mails, key }, now }: Props): ReactNode {
  return (
    <section className="p" aria-labelledby="h-mails">
      <div className="ph">
        <h2 id="h-mails">{words.MAILS}</h2>
        <small>
          {words.MAILS_TO} {order.contact.email}
        </small>
      </div>
      {mails.length === 0 && <p className="pb q s13">{words.NO_MAILS}</p>}
      <ul className="rows">
        {mails.map(({ id, subject, at, state, canResend }) => (
          <li key={id}>
            <span>
              {subject}
              <small>
                {whenWords(at, now)}, {words.MAIL_STATES[state]}
              </small>
            </span>
            {canResend && (
              <form className="push" method="post" action={`${orderHref(order.number)}/mail`}>
                <input type="hidden" name="key" value={`${key}-${id.slice(0, 8)}`} />
                <input type="hidden" name="mail" value={id} />
                <button className="b b--s" type="submit" aria-label={`${words.RESEND}: ${subject}`}>
                  {words.RESEND}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What staff write to each other. */
export function Notes({ view: { order, notes, key }, now }: Props): ReactNode {
  return (
    <section className="p" aria-labelledby="h-notes" id="notes">
      <div className="ph">
        <h2 id="h-notes">{words.NOTES}</h2>
        <small>{words.NOTES_HINT}</small>
      </div>
      <div className="pb stack">
        {notes.map(({ id, at, actor, note }) => (
          <div className="note" key={id}>
            {note}
            <small>
              {actor}, {whenWords(at, now)}
            </small>
          </div>
        ))}
        <form className="line" method="post" action={`${orderHref(order.number)}/note`}>
          <input type="hidden" name="key" value={`${key}-note`} />
          <label className="sr" htmlFor="note">
            {words.ADD_NOTE}
          </label>
          <input className="in" id="note" name="note" required maxLength={1000} placeholder={words.NOTE_PLACEHOLDER} />
          <button className="b" type="submit">
            {words.ADD}
          </button>
        </form>
      </div>
    </section>
  );
}

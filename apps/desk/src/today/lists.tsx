import type { GivingToday, LowStockToday, OrdersToday, SearchesToday } from '@wattle/contract/desk';
import { formatPrice, toCents } from '@wattle/domain/money';
import { fillMessage } from '@wattle/messages';
import { clockWords } from '@wattle/messages/desk-times';
import * as words from '@wattle/messages/desk-today';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';

const lastsWords = (days: number): string =>
  days === 0 ? words.TODAY_ONLY : days === 1 ? words.ONE_DAY : fillMessage(words.DAYS, { count: days });

/** Rows of a list on this screen. */
const SHOWN = 4;

type PanelProps = {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly none: string | null;
  /** How many there are in all, and where. */
  readonly all?: { readonly count: number; readonly href: string };
  readonly children: ReactNode;
};

const Panel = ({ id, title, note, none, all, children }: PanelProps): ReactNode => (
  <section className="p" aria-labelledby={id}>
    <div className="ph">
      <h2 id={id}>{title}</h2>
      {note && <small>{note}</small>}
      {all && all.count > SHOWN && (
        <a className="link" href={all.href}>
          {fillMessage(words.ALL, { count: all.count })}
        </a>
      )}
    </div>
    {none === null ? <table className="t t--2">{children}</table> : <p className="pb q2">{none}</p>}
  </section>
);

export const LowStock = ({ low: { rows } }: { readonly low: LowStockToday }): ReactNode => (
  <Panel id="today-low" title={words.LOW} note={words.LOW_NOTE} none={rows.length === 0 ? words.NOTHING_LOW : null}>
    <thead>
      <tr>
        <th scope="col">{words.PRODUCT}</th>
        <th scope="col" className="r">
          {words.LEFT}
        </th>
        <th scope="col" className="r">
          {words.LASTS}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ sku, name, href, left, lastsDays }) => (
        <tr key={sku}>
          <th scope="row">
            <a className="link" href={href}>
              {name}
            </a>
            <small>{sku}</small>
          </th>
          <td className="r m">{left}</td>
          <td className="r nw dn">{lastsWords(lastsDays)}</td>
        </tr>
      ))}
    </tbody>
  </Panel>
);

/** Things that are sent again by a press. */
const Queue = (props: { label: string; count: number; icon: string; action?: string; formKey: string }): ReactNode =>
  props.count > 0 && (
    <tr>
      <th scope="row">
        <Icon name={props.icon} /> {props.label}
      </th>
      <td className="r m">{props.count}</td>
      <td className="r">
        {props.action && (
          <form method="post" action={props.action}>
            <input type="hidden" name="key" value={props.formKey} />
            <button className="b b--s" type="submit" aria-label={`${words.TRY_AGAIN}: ${props.label}`}>
              {words.TRY_AGAIN}
            </button>
          </form>
        )}
      </td>
    </tr>
  );

export function Waiting({ view: { mails, forms, payments, key } }: { readonly view: OrdersToday }): ReactNode {
  const isNone = payments.length + mails.waiting + mails.dead + forms.waiting + forms.dead === 0;
  return (
    <Panel
      id="today-waiting"
      title={words.WAITING}
      note={words.WAITING_NOTE}
      none={isNone ? words.NOTHING_WAITS : null}
    >
      <tbody>
        {payments.map(({ number, cents, since }) => (
          <tr key={number}>
            <th scope="row" colSpan={2}>
              {fillMessage(words.PAYMENT, { number, price: formatPrice(toCents(cents)) })}
              <small>
                {words.SINCE} {clockWords(since)}
              </small>
            </th>
            <td className="r">
              <a className="b b--s" href={`/desk/orders/${encodeURIComponent(number)}`}>
                {words.LOOK}
              </a>
            </td>
          </tr>
        ))}
        <Queue label={words.MAILS_DEAD} count={mails.dead} icon="mail" action="/desk/today/retry-mails" formKey={key} />
        <Queue label={words.FORMS_DEAD} count={forms.dead} icon="doc" action="/desk/today/retry-forms" formKey={key} />
        <Queue label={words.MAILS_WAIT} count={mails.waiting} icon="mail" formKey={key} />
        <Queue label={words.FORMS_WAIT} count={forms.waiting} icon="doc" formKey={key} />
      </tbody>
    </Panel>
  );
}

export const Searches = ({ searches: { rows, count } }: { readonly searches: SearchesToday }): ReactNode => (
  <Panel
    id="today-searches"
    title={words.SEARCHES}
    all={{ count, href: '/desk/search' }}
    none={rows.length === 0 ? words.SEARCHES_NONE : null}
  >
    <thead>
      <tr>
        <th scope="col">{words.WORDS}</th>
        <th scope="col" className="r">
          {words.TIMES}
        </th>
        <th scope="col">
          <span className="sr">{words.MEND}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ words: typed, times }) => (
        <tr key={typed}>
          <th scope="row">{typed}</th>
          <td className="r m">{times}</td>
          <td className="r">
            <a
              className="b b--s"
              href={`/desk/search?${new URLSearchParams({ add: typed })}`}
              aria-label={`${words.MEND}: ${typed}`}
            >
              {words.MEND}
            </a>
          </td>
        </tr>
      ))}
    </tbody>
  </Panel>
);

/** What can still be given away alone. */
export const Giving = ({ giving: { cardsLeftCents, liveOffers } }: { readonly giving: GivingToday }): ReactNode => (
  <Panel id="today-giving" title={words.GIVING} none={null}>
    <tbody>
      <tr>
        <th scope="row">
          <a className="link" href="/desk/offers/cards">
            {words.CARDS_LEFT}
          </a>
          <small>{words.CARDS_LEFT_NOTE}</small>
        </th>
        <td className="r m">{formatPrice(toCents(cardsLeftCents))}</td>
      </tr>
      <tr>
        <th scope="row">
          <a className="link" href="/desk/offers">
            {words.LIVE_OFFERS}
          </a>
        </th>
        <td className="r m">{liveOffers}</td>
      </tr>
    </tbody>
  </Panel>
);

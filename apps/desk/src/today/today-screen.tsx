import type { OrdersToday, TodayView } from '@wattle/contract/desk';
import { formatPrice, toCents } from '@wattle/domain/money';
import { fillMessage } from '@wattle/messages';
import { ageWords, clockWords } from '@wattle/messages/desk-times';
import * as words from '@wattle/messages/desk-today';
import type { ReactNode } from 'react';
import { dayWords } from '../orders/promise-words.ts';
import { Icon } from '../parts/icon.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { dollars, longDayOf, shortDayOf, weekdayOf } from './figures.ts';
import { Giving, LowStock, Searches, Waiting } from './lists.tsx';
import { Pulse } from './pulse.tsx';
import { SalesChart } from './sales-chart.tsx';
import { StaffAlarms } from './staff-alarms.tsx';

export const todayTitle = (): string => words.TITLE;

type Props = { readonly view: OrdersToday };

const STATE_CLASS = {
  PAYMENT_UNKNOWN: 'st st--bad',
  LATE: 'st st--bad',
  PROBLEM: 'st st--bad',
  PACK: 'st',
  READY: 'st st--h',
  ON_THE_WAY: 'st st--t',
  ENQUIRIES: 'st st--wait',
} as const;

function Compared({ view: { today, lastWeek, now } }: Props): ReactNode {
  const more = today.cents - lastWeek.cents;
  if (more === 0) return <span className="q2">{words.SAME}</span>;
  return (
    <>
      <span className={more > 0 ? 'up' : 'q2'}>
        {dollars(Math.abs(more))} {more > 0 ? words.MORE : words.LESS}
      </span>{' '}
      <span className="q2">{fillMessage(words.THAN, { weekday: weekdayOf(now) })}</span>
    </>
  );
}

const WIDEST = 100;

function Week({ view: { week } }: Props): ReactNode {
  const most = Math.max(1, ...week.flatMap(({ cents, lastCents }) => [cents ?? 0, lastCents]));
  const bar = (cents: number, className: string): ReactNode => (
    <rect className={className} width={((cents / most) * WIDEST).toFixed(1)} height="5" rx="2.5" />
  );
  return (
    <div>
      <h3>{words.BY_DAY}</h3>
      <p className="lg s12 q">
        <i />
        {words.THIS_WEEK}
        <i className="l" />
        {words.LAST_WEEK}
      </p>
      <ul className="wk">
        {week.map(({ day, cents, lastCents }) => (
          <li key={day} className={cents === null ? 'next' : undefined}>
            <b>{shortDayOf(day)}</b>
            <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
              {bar(cents ?? 0, 'this')}
              <g transform="translate(0 7)">{bar(lastCents, 'last')}</g>
            </svg>
            <span className="m">
              {cents === null && <span className="sr">{words.LAST_WEEK} </span>}
              {dollars(cents ?? lastCents)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Sales = ({ view }: Props): ReactNode => {
  const { today, lastWeek, refunded } = view;
  return (
    <section className="p" aria-labelledby="today-sales">
      <div className="sales">
        <div>
          <h2 id="today-sales">{words.SALES}</h2>
          <p className="sum">
            <strong className="big num">{dollars(today.cents)}</strong> <Compared view={view} />
          </p>
          <SalesChart view={view} />
        </div>
        <Week view={view} />
      </div>
      <dl className="kp">
        <div>
          <dt>{words.ORDERS}</dt>
          <dd>
            {today.orders}
            <small>
              {lastWeek.orders} {words.LAST_WEEK}
            </small>
          </dd>
        </div>
        <div>
          <dt>{words.AVERAGE}</dt>
          <dd>
            {formatPrice(toCents(today.averageCents))}
            <small>{formatPrice(toCents(lastWeek.averageCents))}</small>
          </dd>
        </div>
        <div>
          <dt>{words.GST}</dt>
          <dd>{formatPrice(toCents(today.gstCents))}</dd>
        </div>
        <div>
          <dt>{words.REFUNDED}</dt>
          <dd>{formatPrice(toCents(refunded.cents))}</dd>
        </div>
      </dl>
    </section>
  );
};

const Todo = ({ view: { todo, now } }: Props): ReactNode => {
  const open = todo.filter(({ count }) => count > 0);
  return (
    <section className="p" aria-labelledby="today-todo">
      <div className="ph">
        <h2 id="today-todo">{words.TODO}</h2>
      </div>
      {open.length === 0 ? (
        <p className="pb">{words.ALL_DONE}</p>
      ) : (
        <ul className="rows todo">
          {open.map(({ kind, count, href, day, since }) => {
            const waits = day === null ? since !== null && ageWords(since, now) : dayWords(day, now);
            return (
              <li key={kind}>
                <a href={href}>
                  <span className={STATE_CLASS[kind]}>{words.TODO_WORDS[kind]}</span>
                  {waits && (
                    <small className="q push">
                      {words.TODO_NOTES[kind]} {waits}
                    </small>
                  )}
                  <b className={waits ? undefined : 'push'}>{count}</b>
                  <Icon name="right" />
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
};

/** What stops the shop, and whose key it is. */
const Alarms = ({ alarms }: Pick<TodayView, 'alarms'>): ReactNode =>
  alarms.map(({ service, problem, since }) => (
    <div className="say say--bad" role="alert" key={service}>
      <Icon name="alert" />
      <div>
        <b>{words.ALARMS[service]}</b>
        <p>
          {fillMessage(words.ALARM_NOTE, { problem })} {words.ALARM_SINCE} {clockWords(since)}.
        </p>
      </div>
    </div>
  ));

/** One store's day, or the whole shop's. */
const StoreSwitch = ({ view: { store, stores } }: Props): ReactNode =>
  stores.length > 0 && (
    <form className="acts" method="get" action="/desk/today">
      <label>
        <span className="sr">{words.STORE}</span>
        <select className="in" name="store" defaultValue={store} data-submits="">
          <option value="">{words.ALL_STORES}</option>
          {stores.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className="b no-js" type="submit">
        {words.SHOW}
      </button>
    </form>
  );

/** Each role sees its part of the day, and what others did that it should look at. */
export function TodayScreen({ view }: ScreenProps<'today'>): ReactNode {
  const { now, orders, low, searches, giving } = view;
  const chosen = orders?.stores.find(({ id }) => id === orders.store);
  const note = chosen ? fillMessage(words.NOTE_STORE, { store: chosen.name }) : orders ? words.NOTE : '';
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <h1>{words.TITLE}</h1>
          <p>{[longDayOf(now), note].filter((part) => part !== '').join(', ')}</p>
        </div>
        {orders && <StoreSwitch view={orders} />}
      </div>
      <Alarms alarms={view.alarms} />
      <StaffAlarms view={view} />
      {orders && (
        <div className="g-today">
          <Sales view={orders} />
          <Todo view={orders} />
        </div>
      )}
      <div className="g-3">
        {low && <LowStock low={low} />}
        {orders && <Waiting view={orders} />}
        {searches && <Searches searches={searches} />}
        {giving && <Giving giving={giving} />}
      </div>
      {orders && <Pulse view={orders} />}
    </main>
  );
}

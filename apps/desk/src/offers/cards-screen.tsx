import type { CardRow, CardsView, IssueFields } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-offers';
import { dayWords } from '@wattle/messages/desk-times';
import { fullDayWords } from '@wattle/messages/order-dates';
import type { ReactNode } from 'react';
import { FindForm } from '../parts/find-form.tsx';
import { money } from '../parts/money.ts';
import { NothingHere } from '../parts/nothing-here.tsx';
import type { ScreenProps } from '../screen-props.ts';

export const cardsTitle = (): string => words.GIFT_CARDS;

const MARKS = { OPEN: 'live', LOCKED: 'bad', EXPIRED: 'off', USED_UP: 'off' } as const;

export const CardState = ({ state }: Pick<CardRow, 'state'>): ReactNode => (
  <span className={`st st--${MARKS[state]}`}>{words.CARD_STATES[state]}</span>
);

const FIELDS: readonly { readonly name: keyof IssueFields; readonly label: string; readonly type: string }[] = [
  { name: 'amount', label: words.AMOUNT, type: 'text' },
  { name: 'recipientName', label: words.RECIPIENT, type: 'text' },
  { name: 'recipientEmail', label: words.EMAIL, type: 'email' },
  { name: 'message', label: words.MESSAGE, type: 'text' },
];

function IssuePanel({ view: { issue, problems } }: { readonly view: CardsView }): ReactNode {
  return (
    <form className="p" method="post" action="/desk/offers/cards">
      <div className="ph">
        <h2>{words.ISSUE}</h2>
        <small>{words.ISSUE_NOTE}</small>
      </div>
      <div className="pb fields">
        {FIELDS.map(({ name, label, type }) => {
          const problem = problems.find(({ field }) => field === name);
          return (
            <div className="field" key={name}>
              <label htmlFor={`c-${name}`}>{label}</label>
              <input
                className="in"
                id={`c-${name}`}
                name={name}
                type={type}
                defaultValue={issue[name]}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `c-${name}-why` : undefined}
              />
              {problem && (
                <p className="hint bad" id={`c-${name}-why`}>
                  {words.PROBLEMS[problem.code] ?? words.NOT_VALID}
                </p>
              )}
            </div>
          );
        })}
        <button className="b b--gold" type="submit">
          {words.ISSUE_BUTTON}
        </button>
      </div>
    </form>
  );
}

export function CardsScreen({ view, frame }: ScreenProps<'cards'>): ReactNode {
  const { query, rows } = view;
  const { number, balance, expires, state, changed } = words.CARD_COLUMNS;
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <p className="crumb">
            <a href="/desk/offers">{words.OFFERS}</a>
          </p>
          <h1>{words.GIFT_CARDS}</h1>
          <p>{words.CARDS_NOTE}</p>
        </div>
      </div>
      <FindForm action="/desk/offers/cards" label={words.FIND_CARD} query={query} />
      <div className="g-off">
        {rows.length === 0 ? (
          <NothingHere icon="gift" title={words.NO_CARDS} />
        ) : (
          <section className="p wide" aria-label={words.GIFT_CARDS}>
            <table className="t t--fold">
              <thead>
                <tr>
                  <th scope="col">{number}</th>
                  <th scope="col" className="r">
                    {balance}
                  </th>
                  {[expires, state, changed].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.code}>
                    <th scope="row">
                      <a className="link m" href={`/desk/offers/cards/${encodeURIComponent(row.code)}`}>
                        {row.code}
                      </a>
                    </th>
                    <td className="r m">{money(row.cents)}</td>
                    <td data-name={expires}>{fullDayWords(row.expires)}</td>
                    <td>
                      <CardState state={row.state} />
                    </td>
                    <td className="q2" data-name={changed}>
                      {dayWords(row.changedAt, frame?.now ?? row.changedAt)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        <IssuePanel view={view} />
      </div>
    </main>
  );
}

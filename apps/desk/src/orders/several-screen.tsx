import type { SeveralView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-orders';
import { windowWords } from '@wattle/messages/time-window';
import type { ReactNode } from 'react';
import { DayField } from '../order/day-field.tsx';
import { money } from '../parts/money.ts';
import { NothingHere } from '../parts/nothing-here.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { dayWords } from './promise-words.ts';
import { StateMark } from './state-mark.tsx';

export const severalTitle = ({ what }: SeveralView): string => words.SEVERAL_TITLES[what];

type RowProps = { readonly row: SeveralView['rows'][number]; readonly view: SeveralView; readonly now: number };

function Row({ row, view: { what }, now }: RowProps): ReactNode {
  const { number, name, title, day, window, totalCents, refusal } = row;
  const promised = `${dayWords(day, now)}${window ? `, ${windowWords(window)}` : ''}`;
  const then = what === 'pack' ? <StateMark status="PACKED" problem={null} /> : words.THE_CHOSEN_DAY;
  return (
    <tr className={refusal ? 'left-out' : undefined}>
      <th scope="row">
        <a className="no" href={`/desk/orders/${number}`}>
          {number}
        </a>
        <small>{name}</small>
      </th>
      <td className="all">
        <span className="cut">{title}</span>
        <small className="m">{money(totalCents)}</small>
      </td>
      <td data-name={words.SEVERAL_NOW}>{what === 'pack' ? <StateMark {...row} /> : promised}</td>
      <td data-name={words.SEVERAL_THEN}>
        {refusal ? (
          <>
            <b className="b6">{words.SEVERAL_LEFT_OUT}</b>
            <small>{words.SEVERAL_REFUSALS[refusal]}</small>
          </>
        ) : (
          then
        )}
      </td>
    </tr>
  );
}

function Act({ view: { what, key, rows, days } }: { readonly view: SeveralView }): ReactNode {
  const doable = rows.filter(({ refusal }) => refusal === null);
  if (doable.length === 0) return <p className="pb">{words.SEVERAL_NONE}</p>;
  if (what === 'day' && days.length === 0) return <p className="pb">{words.SEVERAL_NO_DAY}</p>;
  const button = what === 'pack' ? words.PACK_CHOSEN : words.MOVE_CHOSEN;
  return (
    <form className="pb several" method="post" action={`/desk/orders/${what}`}>
      <input type="hidden" name="key" value={key} />
      {doable.map(({ number, version }) => (
        <input key={number} type="hidden" name="chosen[]" value={`${number} ${version}`} />
      ))}
      {what === 'day' && <DayField days={days} label={words.SEVERAL_DAY} />}
      <p className="acts">
        <button className="b b--gold" type="submit">
          {button} {doable.length}
        </button>
        <a className="b" href="/desk/orders">
          {words.SEVERAL_BACK}
        </a>
      </p>
    </form>
  );
}

/** What would happen to several orders: nothing has yet. */
export function SeveralScreen({ view, frame }: ScreenProps<'several'>): ReactNode {
  const now = frame?.now ?? 0;
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <h1>{words.SEVERAL_TITLES[view.what]}</h1>
          <p className="facts-line">{words.SEVERAL_TEXTS[view.what]}</p>
        </div>
      </div>
      {view.rows.length === 0 ? (
        <NothingHere icon="check" title={words.NOTHING_TO_DO} />
      ) : (
        <section className="p" aria-label={words.SEVERAL_TITLES[view.what]}>
          <div className="wide">
            <table className="t t--2 t--fold">
              <thead>
                <tr>
                  <th scope="col">{words.COLUMNS.order}</th>
                  <th scope="col">{words.COLUMNS.goods}</th>
                  <th scope="col">{words.SEVERAL_NOW}</th>
                  <th scope="col">{words.SEVERAL_THEN}</th>
                </tr>
              </thead>
              <tbody>
                {view.rows.map((row) => (
                  <Row key={row.number} row={row} view={view} now={now} />
                ))}
              </tbody>
            </table>
          </div>
          <Act view={view} />
        </section>
      )}
    </main>
  );
}

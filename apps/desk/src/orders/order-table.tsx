import type { DeskOrderRow, OrdersView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-orders';
import { whenWords } from '@wattle/messages/desk-times';
import { phoneWords } from '@wattle/messages/phone-words';
import type { ReactNode } from 'react';
import { money } from '../parts/money.ts';
import { Picture } from '../parts/picture.tsx';
import { dayWords, methodWords, unitWords } from './promise-words.ts';
import { StateMark } from './state-mark.tsx';

export const BULK_FORM = 'bulk';

function Row({ row, now }: { readonly row: DeskOrderRow; readonly now: number }): ReactNode {
  const { number, version, problemAt } = row;
  return (
    <tr data-row={number}>
      <td>
        {row.canChoose && (
          <input
            className="box"
            type="checkbox"
            name="chosen[]"
            value={`${number} ${version}`}
            form={BULK_FORM}
            data-cents={row.totalCents}
            aria-label={`${words.CHOOSE} ${number}`}
          />
        )}
      </td>
      <th scope="row">
        <a className="no" href={`/desk/orders/${number}`}>
          {number}
        </a>
        <small>{whenWords(row.placedAt, now)}</small>
      </th>
      <td>
        <span className="cut">{row.name}</span>
        <small>{row.place || phoneWords(row.phone)}</small>
      </td>
      <td>
        <span className="gd">
          <Picture path={row.imageUrl} />
          <span>
            {row.title}
            <small>{unitWords(row.units)}</small>
          </span>
        </span>
      </td>
      <td>
        {dayWords(row.day, now)}
        <small>{methodWords(row)}</small>
      </td>
      <td className="q2">
        <span className="cut">{row.paidBy}</span>
      </td>
      <td className="r m b6">{money(row.totalCents)}</td>
      <td className="sc">
        <StateMark {...row} />
        {problemAt !== null && (
          <small className="under">
            {words.SINCE} {whenWords(problemAt, now)}
          </small>
        )}
      </td>
    </tr>
  );
}

type Props = { readonly view: OrdersView; readonly now: number };

/** Orders in groups, for wide screens. */
export function OrderTable({ view: { groups }, now }: Props): ReactNode {
  const { order, customer, goods, promised, paid, total, state } = words.COLUMNS;
  return (
    <table className="t ot">
      <thead>
        <tr>
          <th scope="col" className="w-box">
            <span className="sr">{words.CHOOSE}</span>
            <input className="box" type="checkbox" data-choose-all="" aria-label={words.CHOOSE_ALL} hidden />
          </th>
          <th scope="col" className="w-no">
            {order}
          </th>
          <th scope="col" className="w-who">
            {customer}
          </th>
          <th scope="col">{goods}</th>
          <th scope="col" className="w-day">
            {promised}
          </th>
          <th scope="col" className="w-paid">
            {paid}
          </th>
          <th scope="col" className="r w-sum">
            {total}
          </th>
          <th scope="col" className="sc w-state">
            {state}
          </th>
        </tr>
      </thead>
      {groups.map(({ name, count, rows }) => (
        <tbody key={name}>
          <tr className="grp">
            <th colSpan={8} scope="rowgroup">
              {words.GROUPS[name]}
              {count !== null && (
                <small>
                  {count}
                  {name === 'PACK' && `, ${words.SOONEST_FIRST}`}
                </small>
              )}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.number} row={row} now={now} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

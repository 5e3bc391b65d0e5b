import type { DeskOrderRow, OrdersView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-orders';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { money } from '../parts/money.ts';
import { Picture } from '../parts/picture.tsx';
import { dayWords, methodWords } from './promise-words.ts';
import { StateMark } from './state-mark.tsx';

type CardProps = {
  readonly row: DeskOrderRow;
  readonly now: number;
  readonly formKey: string;
  readonly isFirst: boolean;
};

function Card({ row, now, formKey, isFirst }: CardProps): ReactNode {
  const { number, next, lines } = row;
  return (
    <li className={isFirst ? 'now' : undefined}>
      <div className="top">
        <div>
          <h3>{row.name}</h3>
          <p className="q s13">
            <a className="link" href={`/desk/orders/${number}`}>
              {number}
            </a>
            , {words.PAID} {money(row.totalCents)}
          </p>
        </div>
        <p className="bay">
          {methodWords(row)}
          <b>{dayWords(row.day, now)}</b>
        </p>
      </div>
      <ul className="goods">
        {lines.slice(0, 3).map(({ name, sku, qty, imageUrl }, index) => (
          // one variant may stand on two lines, with a plan and without
          // biome-ignore lint/suspicious/noArrayIndexKey: the desk is rendered once
          <li className="gd" key={index}>
            <Picture path={imageUrl} />
            <span>
              <b className="b6">{name}</b>
              <small className="q s12">
                {sku}, {qty}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <p className="s13 state">
        <StateMark {...row} />
      </p>
      <div className="acts">
        {next && (
          <form method="post" action={`/desk/orders/${number}/move`} className="grow">
            <input type="hidden" name="version" value={row.version} />
            <input type="hidden" name="key" value={`${formKey}-${number}`} />
            <input type="hidden" name="to" value={next} />
            <button className={isFirst ? 'b b--gold b--wide' : 'b b--tonal b--wide'} type="submit">
              {words.MOVE_BUTTONS[next]}
            </button>
          </form>
        )}
        {row.phone !== '' && (
          <a className="b b--ic" href={`tel:${row.phone.replace(/\s/g, '')}`} aria-label={`${words.CALL} ${row.name}`}>
            <Icon name="phone" />
          </a>
        )}
      </div>
    </li>
  );
}

type Props = { readonly view: OrdersView; readonly now: number };

/** Orders as cards, for a phone behind the counter. */
export function OrderCards({ view: { groups, key }, now }: Props): ReactNode {
  const first = groups[0]?.rows[0]?.number;
  return groups.map(({ name, count, rows }) => (
    <section key={name}>
      <h2 className="grp-h">
        {words.GROUPS[name]} {count !== null && <small>{count}</small>}
      </h2>
      <ul className="pk">
        {rows.map((row) => (
          <Card key={row.number} row={row} now={now} formKey={key} isFirst={row.number === first} />
        ))}
      </ul>
    </section>
  ));
}

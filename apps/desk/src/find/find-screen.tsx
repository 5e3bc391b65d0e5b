import type { DeskOrderRow, FindView, GoodsRow } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk';
import { ACCOUNT, GUEST } from '@wattle/messages/desk-people';
import { dayWords } from '@wattle/messages/desk-times';
import type { ReactNode } from 'react';
import { SaleState } from '../goods/sale-state.tsx';
import { StateMark } from '../orders/state-mark.tsx';
import { FindForm } from '../parts/find-form.tsx';
import { dollars, money } from '../parts/money.ts';
import { NothingHere } from '../parts/nothing-here.tsx';
import { Picture } from '../parts/picture.tsx';
import { Thumb } from '../parts/thumb.tsx';
import type { ScreenProps } from '../screen-props.ts';

export const findTitle = ({ query }: FindView): string => (query === '' ? words.FIND_TITLE : query);

type PartProps = { readonly title: string; readonly more: string | null; readonly children: ReactNode };

const Part = ({ title, more, children }: PartProps): ReactNode => (
  <section className="p wide found" aria-label={title}>
    <div className="ph">
      <h2>{title}</h2>
      {more && (
        <a className="link push" href={more}>
          {words.FIND_ALL}
        </a>
      )}
    </div>
    <table className="t t--2 t--fold">
      <tbody>{children}</tbody>
    </table>
  </section>
);

const OrderFound = ({ row, now }: { readonly row: DeskOrderRow; readonly now: number }): ReactNode => (
  <tr data-row={row.number}>
    <th scope="row">
      <span className="gd">
        <Picture path={row.imageUrl} />
        <span>
          <a className="no" href={`/desk/orders/${row.number}`}>
            {row.number}
          </a>
          <small>
            {row.name}, {dayWords(row.placedAt, now)}
          </small>
        </span>
      </span>
    </th>
    <td className="r m b6">{money(row.totalCents)}</td>
    <td className="sc">
      <StateMark {...row} />
    </td>
  </tr>
);

const GoodFound = ({ row: { id, image, name, brand, sku, price, sale } }: { readonly row: GoodsRow }): ReactNode => (
  <tr data-row={id}>
    <th scope="row">
      <span className="gd">
        <Thumb image={image} />
        <span>
          <a className="no" href={`/desk/goods/${encodeURIComponent(id)}`}>
            {name}
          </a>
          <small>
            {brand}, {sku}
          </small>
        </span>
      </span>
    </th>
    <td className="r m b6">{dollars(price)}</td>
    <td className="sc">
      <SaleState sale={sale} />
    </td>
  </tr>
);

type Person = NonNullable<FindView['people']>['rows'][number];

const PersonFound = ({ row, now }: { readonly row: Person; readonly now: number }): ReactNode => (
  <tr data-row={row.email}>
    <th scope="row">
      <a className="no" href={row.href}>
        {row.name || row.email}
      </a>
      <small>{row.email}</small>
    </th>
    <td className="r nw">{row.lastOrderAt === null ? '' : dayWords(row.lastOrderAt, now)}</td>
    <td className="sc">{row.hasAccount ? ACCOUNT : GUEST}</td>
  </tr>
);

/** What one field finds: orders, goods and people, each as far as who asks may see it. */
export function FindScreen({
  view: { query, hiddenQuery: q, orders, goods, people },
  frame,
}: ScreenProps<'find'>): ReactNode {
  const now = frame?.now ?? 0;
  const isNothing = [orders, goods, people].every((part) => !part || part.rows.length === 0);
  return (
    <main id="main" className="page">
      <div className="head">
        <h1>{words.FIND_TITLE}</h1>
      </div>
      <FindForm action="/desk/find" label={words.FIND_LABEL} query={query} isPosted />
      {query !== '' && isNothing && (
        <NothingHere icon="search" title={words.FIND_NOTHING}>
          <p>{words.FIND_NOTHING_TEXT}</p>
        </NothingHere>
      )}
      {orders && orders.rows.length > 0 && (
        <Part title={words.AREAS.orders} more={orders.hasMore ? `/desk/orders?view=all&q=${q}` : null}>
          {orders.rows.map((row) => (
            <OrderFound key={row.number} row={row} now={now} />
          ))}
        </Part>
      )}
      {goods && goods.rows.length > 0 && (
        <Part title={words.AREAS.goods} more={goods.total > goods.rows.length ? `/desk/goods?q=${q}` : null}>
          {goods.rows.map((row) => (
            <GoodFound key={row.id} row={row} />
          ))}
        </Part>
      )}
      {people && people.rows.length > 0 && (
        <Part title={words.AREAS.people} more={people.hasMore ? `/desk/people/find?q=${q}` : null}>
          {people.rows.map((row) => (
            <PersonFound key={row.email} row={row} now={now} />
          ))}
        </Part>
      )}
    </main>
  );
}

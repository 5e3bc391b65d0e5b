import type { GoodsRow } from '@wattle/contract/desk';
import { NEXT } from '@wattle/messages/desk';
import * as words from '@wattle/messages/desk-goods';
import { pageWords, productsWords } from '@wattle/messages/desk-goods-lines';
import { formatShopDay } from '@wattle/messages/shop-day';
import type { ReactNode } from 'react';
import { FindField } from '../parts/find-form.tsx';
import { Icon } from '../parts/icon.tsx';
import { dollars } from '../parts/money.ts';
import { NothingHere } from '../parts/nothing-here.tsx';
import { Thumb } from '../parts/thumb.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { SaleState } from './sale-state.tsx';

export const goodsTitle = (): string => words.GOODS;

function Row({ row }: { readonly row: GoodsRow }): ReactNode {
  const { id, sku, brand, name, image, sale, price, was, planned, qty } = row;
  return (
    <tr>
      <th scope="row">
        <a className="gd" href={`/desk/goods/${encodeURIComponent(id)}`}>
          <Thumb image={image} />
          <span>
            <span className="cut">{name}</span>
            <small>
              {brand}, {sku}
            </small>
          </span>
        </a>
      </th>
      <td>
        <SaleState sale={sale} />
      </td>
      <td className="r m">
        <b className="b6">{dollars(price)}</b>
        {was > price && <small className="was">{dollars(was)}</small>}
      </td>
      <td className="r m hide-sm">
        {planned && (
          <>
            {dollars(planned.price)}
            <small>{formatShopDay(planned.from)}</small>
          </>
        )}
      </td>
      <td className="r m" data-name={words.GOODS_COLUMNS.stock}>
        {qty}
      </td>
    </tr>
  );
}

export function GoodsScreen({ view }: ScreenProps<'goods'>): ReactNode {
  const { query, state, rows, total, page, pageCount } = view;
  const { product, state: stateName, price, planned, stock } = words.GOODS_COLUMNS;
  const to = (wanted: number): string => `?${new URLSearchParams({ q: query, state, page: String(wanted) })}`;
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <h1>{words.GOODS}</h1>
          <p>{productsWords(total)}</p>
        </div>
        <div className="acts">
          <a className="b" href="/desk/many">
            <Icon name="doc" /> {words.MANY}
          </a>
        </div>
      </div>
      <search>
        <form className="acts" method="get" action="/desk/goods">
          <FindField label={words.FIND_GOODS} query={query} />
          <label>
            <span className="sr">{words.STATE_FILTER}</span>
            <select className="in" name="state" defaultValue={state}>
              <option value="">{words.ALL_STATES}</option>
              {Object.entries(words.STATES).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button className="b" type="submit">
            {words.FILTER}
          </button>
        </form>
      </search>
      {rows.length === 0 ? (
        <NothingHere icon="search" title={words.NO_GOODS}>
          <p>{words.NO_GOODS_TEXT}</p>
        </NothingHere>
      ) : (
        <section className="p wide" aria-label={words.GOODS}>
          <table className="t t--2 t--fold goods">
            <thead>
              <tr>
                <th scope="col">{product}</th>
                <th scope="col">{stateName}</th>
                <th scope="col" className="r">
                  {price}
                </th>
                <th scope="col" className="r hide-sm">
                  {planned}
                </th>
                <th scope="col" className="r">
                  {stock}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          </table>
          {pageCount > 1 && (
            <div className="pf">
              <span>{pageWords(page, pageCount)}</span>
              <span className="pg">
                {page > 1 && (
                  <a className="b b--s" href={to(page - 1)}>
                    {words.PREVIOUS}
                  </a>
                )}
                {page < pageCount && (
                  <a className="b b--s" href={to(page + 1)}>
                    {NEXT}
                  </a>
                )}
              </span>
            </div>
          )}
        </section>
      )}
    </main>
  );
}

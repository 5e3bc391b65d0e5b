import { ORDER_VIEWS, type OrdersView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-orders';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { NothingHere } from '../parts/nothing-here.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { OrderCards } from './order-cards.tsx';
import { OrderFilters } from './order-filters.tsx';
import { BULK_FORM, OrderTable } from './order-table.tsx';

export const ordersTitle = ({ name }: OrdersView): string => `${words.ORDERS}, ${words.VIEWS[name].toLowerCase()}`;

function Views({ view: { name, counts } }: { readonly view: OrdersView }): ReactNode {
  return (
    <nav className="tabs" aria-label={words.VIEWS_LABEL}>
      {ORDER_VIEWS.map((one) => (
        <a key={one} href={`/desk/orders?view=${one}`} aria-current={one === name ? 'page' : undefined}>
          {words.VIEWS[one]} {counts[one] !== undefined && <small>{counts[one]}</small>}
        </a>
      ))}
    </nav>
  );
}

function Nothing({ view: { isFiltered, name } }: { readonly view: OrdersView }): ReactNode {
  return isFiltered ? (
    <NothingHere icon="search" title={words.NO_MATCH}>
      <p>{words.NO_MATCH_TEXT}</p>
      <p className="acts">
        <a className="b" href={`/desk/orders?view=${name}`}>
          {words.CLEAR_ALL}
        </a>
      </p>
    </NothingHere>
  ) : (
    <NothingHere icon="check" title={words.NOTHING_TO_DO}>
      <p>{words.NOTHING_TO_DO_TEXT}</p>
      <p className="acts">
        <a className="b b--tonal" href="/desk/orders?view=all">
          {words.SEE_ALL}
        </a>
      </p>
    </NothingHere>
  );
}

function Foot({ view: { next, isFirst, name } }: { readonly view: OrdersView }): ReactNode {
  const keys = [
    ['J', 'K', words.KEYS_HELP.move],
    ['X', words.KEYS_HELP.choose],
    ['Enter', words.KEYS_HELP.open],
    ['/', words.KEYS_HELP.find],
  ];
  return (
    <div className="pf">
      <span className="only-lg">
        {keys.map((row) => (
          <span key={row.at(-1)} className="keys">
            {row.slice(0, -1).map((key) => (
              <span className="key" key={key}>
                {key}
              </span>
            ))}{' '}
            {row.at(-1)}
          </span>
        ))}
      </span>
      <span className="pg">
        {!isFirst && (
          <a className="b b--s" href={`/desk/orders?view=${name}`}>
            {words.FIRST_PAGE}
          </a>
        )}
        {next && (
          <a className="b b--s" href={next} rel="next">
            {words.NEXT}
          </a>
        )}
      </span>
    </div>
  );
}

/** Shown as soon as something is chosen. */
function Bulk(): ReactNode {
  return (
    <form
      id={BULK_FORM}
      className="bulk only-lg"
      method="get"
      action="/desk/orders/several"
      aria-label={words.CHOSEN_LABEL}
    >
      <p>
        <b data-chosen="">{words.CHOSEN}</b> <span className="m" data-chosen-sum="" />
      </p>
      <button className="b b--gold" type="submit" name="what" value="pack">
        {words.PACK_CHOSEN} <span data-chosen-count="" />
      </button>
      <button className="b" type="submit" formAction="/desk/orders/packing-slips">
        <Icon name="print" /> {words.PRINT_CHOSEN}
      </button>
      <button className="b" type="submit" name="what" value="day">
        <Icon name="clock" /> {words.MOVE_CHOSEN}
      </button>
      <button className="b b--ic" type="reset" aria-label={words.CHOOSE_NONE}>
        <Icon name="close" />
      </button>
    </form>
  );
}

/** Orders: problems first, then the soonest promise. */
export function OrdersScreen({ view, frame }: ScreenProps<'orders'>): ReactNode {
  const now = frame?.now ?? 0;
  const isEmpty = view.groups.length === 0;
  return (
    <main id="main" className="page" data-screen="orders">
      <div className="head">
        <h1>{words.ORDERS}</h1>
        {!isEmpty && (
          <div className="acts">
            <a className="b" href={view.exportHref}>
              <Icon name="doc" /> {words.EXPORT}
            </a>
          </div>
        )}
      </div>
      <Views view={view} />
      <OrderFilters view={view} />
      {isEmpty ? (
        <Nothing view={view} />
      ) : (
        <>
          <section className="p only-lg" aria-label={words.ORDERS}>
            <OrderTable view={view} now={now} />
            <Foot view={view} />
          </section>
          <Bulk />
          <div className="only-sm cards">
            <OrderCards view={view} now={now} />
            <Foot view={view} />
          </div>
        </>
      )}
    </main>
  );
}

import type { OrdersFilter, OrdersView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-orders';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';

type Option = readonly [value: string, label: string];

type ChipProps = {
  readonly name: Exclude<keyof OrdersFilter, 'q'>;
  readonly value: string;
  readonly options: readonly Option[];
};

/** A filter that looks like a chip and is a select. */
const Chip = ({ name, value, options }: ChipProps): ReactNode => (
  <label className={value === '' ? 'chip' : 'chip on'}>
    {value !== '' && `${words.FILTERS[name]}:`}
    <select name={name} defaultValue={value} aria-label={words.FILTERS[name]} data-submits="">
      <option value="">{value === '' ? words.FILTERS[name] : words.ANY}</option>
      {options.map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  </label>
);

export function OrderFilters({ view }: { readonly view: OrdersView }): ReactNode {
  const { name, filter, stores, isFiltered } = view;
  return (
    <search>
      <form className="filters" method="post" action="/desk/orders">
        <input type="hidden" name="view" value={name} />
        <label className="find">
          <span className="sr">{words.FIND_LABEL}</span>
          <Icon name="search" />
          <input className="in" type="search" name="q" defaultValue={filter.q} placeholder={words.FIND} data-find="" />
        </label>
        <div className="chips">
          <Chip name="state" value={filter.state} options={Object.entries(words.STATES)} />
          <Chip name="store" value={filter.store} options={stores.map((store): Option => [store.id, store.name])} />
          {name !== 'pickups' && <Chip name="method" value={filter.method} options={Object.entries(words.METHODS)} />}
          <Chip name="paid" value={filter.paid} options={Object.entries(words.PAID_BY)} />
          <Chip name="placed" value={filter.placed} options={Object.entries(words.PLACED_DAYS)} />
          <label className={filter.day === '' ? 'chip' : 'chip on'}>
            {words.FILTERS.day}
            <input type="date" name="day" defaultValue={filter.day} data-submits="" />
          </label>
          <button className="b b--s" type="submit">
            {words.SEARCH}
          </button>
          {isFiltered && (
            <a className="link s13" href={`/desk/orders?view=${name}`}>
              {words.CLEAR}
            </a>
          )}
        </div>
      </form>
    </search>
  );
}

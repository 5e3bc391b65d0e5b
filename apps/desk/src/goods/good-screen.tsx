import type { GoodView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-goods';
import { stockWords } from '@wattle/messages/desk-goods-lines';
import { dayWords } from '@wattle/messages/desk-times';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { BadgePanel, SalePanel } from './good-choices.tsx';
import { AddPicture, PicturePanel } from './good-pictures.tsx';
import { GoodPreviews } from './good-previews.tsx';
import { PricePanel } from './good-price.tsx';
import { SaleState } from './sale-state.tsx';

export const goodTitle = ({ fields }: GoodView): string => fields.name;

function Problems({ view: { problems, isConflict } }: { readonly view: GoodView }): ReactNode {
  if (problems.length === 0) return null;
  return (
    <div className={isConflict ? 'say say--wait' : 'say say--bad'} role="alert">
      <Icon name="alert" />
      <div>
        <b>{isConflict ? words.CONFLICT : words.REFUSED}</b>
        {isConflict && <p>{words.CONFLICT_TEXT}</p>}
        <ul>
          {problems.map(({ code, field, reason }) => (
            <li key={`${code} ${field} ${reason}`}>
              {words.PROBLEMS[code] ?? code} {reason && `${field}: ${reason}`}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Its fields stand among those of the product, and are sent apart: counts are compared with what was seen. */
const STOCK_FORM = 'g-stock';
const GOOD_FORM = 'g-good';

function StockPanel({ view: { stock } }: { readonly view: GoodView }): ReactNode {
  const { place, onHand, held, qty, sold, counted } = words.STOCK_COLUMNS;
  const sum = (of: 'onHand' | 'held' | 'qty'): number => stock.reduce((total, one) => total + one[of], 0);
  return (
    <section className="p wide" aria-labelledby="h-stock">
      <div className="ph">
        <h2 id="h-stock">{words.STOCK}</h2>
        <small>{stockWords(sum('onHand'), sum('held'), sum('qty'))}</small>
        <button
          className="b b--s"
          type="submit"
          form={STOCK_FORM}
          data-count={words.COUNT_SAVES.one}
          data-counts={words.COUNT_SAVES.many}
        >
          {words.SAVE_COUNTS}
        </button>
      </div>
      <table className="t stock">
        <thead>
          <tr>
            <th scope="col">{place}</th>
            {[onHand, held, qty, sold, counted].map((name) => (
              <th key={name} scope="col" className="r">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stock.map((one) => {
            const name = one.storeId === null ? words.SENT_OUT : one.place;
            const full = one.variant === '' ? name : `${name}, ${one.variant}`;
            return (
              <tr key={`${one.variantId} ${one.storeId}`}>
                <th scope="row">{full}</th>
                <td className="r m b6">{one.onHand}</td>
                <td className="r m q2">{one.held}</td>
                <td className="r m">{one.qty}</td>
                <td className="r m q2">{one.soldWeekly}</td>
                <td className="r">
                  <input
                    type="hidden"
                    form={STOCK_FORM}
                    name="place[]"
                    value={`${one.variantId} ${one.storeId ?? ''}`}
                  />
                  <input type="hidden" form={STOCK_FORM} name="seen[]" value={one.onHand} />
                  <input
                    className="in in--m count"
                    form={STOCK_FORM}
                    name="counted[]"
                    defaultValue={one.onHand}
                    inputMode="numeric"
                    aria-label={`${words.COUNTED_AT} ${full}`}
                    data-watch={full}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="hint pb">{words.STOCK_NOTE}</p>
    </section>
  );
}

function TextPanel({ view: { fields } }: { readonly view: GoodView }): ReactNode {
  return (
    <section className="p" aria-labelledby="h-texts">
      <div className="ph">
        <h2 id="h-texts">{words.TEXTS}</h2>
      </div>
      <div className="pb fields">
        <div className="field">
          <label htmlFor="g-name">{words.NAME}</label>
          <input className="in" id="g-name" name="name" defaultValue={fields.name} data-watch={words.NAME} />
        </div>
        <div className="field">
          <label htmlFor="g-short">{words.SENTENCE}</label>
          <input
            className="in"
            id="g-short"
            name="shortDescription"
            defaultValue={fields.shortDescription}
            data-watch={words.SENTENCE}
          />
        </div>
        <div className="field">
          <label htmlFor="g-text">{words.DESCRIPTION}</label>
          <textarea
            className="in"
            id="g-text"
            name="description"
            rows={6}
            defaultValue={fields.description}
            data-watch={words.DESCRIPTION}
          />
          <p className="hint">{words.DESCRIPTION_HINT}</p>
        </div>
      </div>
    </section>
  );
}

export function GoodScreen({ view, frame }: ScreenProps<'good'>): ReactNode {
  const { id, version, sku, gtin, path, crumbs, changedAt, fields } = view;
  const act = `/desk/goods/${encodeURIComponent(id)}`;
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <p className="crumb">
            <a href="/desk/goods">{words.GOODS}</a>
            {crumbs.map((crumb) => (
              <span key={crumb}>
                <Icon name="right" /> {crumb}
              </span>
            ))}
          </p>
          <h1>{fields.name}</h1>
          <p className="facts-line">
            <SaleState sale={view.sale} />
            <span>{sku}</span>
            {gtin !== '' && (
              <span>
                {words.GTIN} {gtin}
              </span>
            )}
            <span>
              {words.CHANGED} {dayWords(changedAt, frame?.now ?? changedAt)}
            </span>
          </p>
        </div>
        <div className="acts">
          {frame?.areas.includes('audit') && (
            <a className="b" href={`/desk/audit?q=${encodeURIComponent(id)}`}>
              <Icon name="history" /> {words.HISTORY}
            </a>
          )}
          <a className="b" href={`/${path.replace(/^\/+/, '')}`}>
            <Icon name="eye" /> {words.IN_SHOP}
          </a>
        </div>
      </div>
      <Problems view={view} />
      <div className="g-prod">
        <div className="col">
          <form id={GOOD_FORM} method="post" action={act} className="col">
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="opened" value={view.opened} />
            {view.sure !== '' && <input type="hidden" name="sure" value={view.sure} />}
            <PricePanel view={view} />
            <StockPanel view={view} />
            <div className="f2 f2--p">
              <SalePanel view={view} />
              <BadgePanel view={view} />
            </div>
            <TextPanel view={view} />
            <PicturePanel view={view} />
            <div className="save">
              <b data-count={words.CHANGES.one} data-counts={words.CHANGES.many}>
                {words.SAVE_NOTE}
              </b>
              <ul data-list="" />
              <span className="acts push">
                <button className="b" type="reset">
                  <Icon name="undo" /> {words.UNDO_ALL}
                </button>
                <button className="b b--gold" type="submit" data-count={words.SAVES.one} data-counts={words.SAVES.many}>
                  {words.SAVE}
                </button>
              </span>
            </div>
          </form>
          <form id={STOCK_FORM} method="post" action={`${act}/stock`} hidden />
          <AddPicture view={view} />
        </div>
        <GoodPreviews act={act} form={GOOD_FORM} isTyped={view.problems.length > 0} />
      </div>
    </main>
  );
}

import type { OffersView, TriedView } from '@wattle/contract/desk';
import { STATES } from '@wattle/domain/stores';
import * as words from '@wattle/messages/desk-offers';
import { lineWords } from '@wattle/messages/desk-offers-lines';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { money } from '../parts/money.ts';

function Result({ tried }: { readonly tried: TriedView }): ReactNode {
  const { lines, reasons, itemsCents, discountCents, shippingCents, totalCents } = tried;
  return (
    <>
      <ul className="rows">
        {lines.map(({ name, sku, qty, cents }) => (
          <li key={sku}>
            <span>
              {name}
              <small>{lineWords(sku, qty)}</small>
            </span>
            <b className="push m">{money(cents)}</b>
          </li>
        ))}
      </ul>
      <ul className="why pb">
        {reasons.map(({ name, words: why, isGiven, savedCents }) => (
          <li key={name} className={isGiven ? 'yes' : 'no'}>
            <Icon name={isGiven ? 'check' : 'minus'} />
            <span>
              <b>{name}</b>
              {why}
            </span>
            <span className={isGiven ? 'm off' : 'm q'}>{isGiven ? `−${money(savedCents)}` : money(0)}</span>
          </li>
        ))}
      </ul>
      <dl className="dl pb">
        <div>
          <dt>{words.ITEMS}</dt>
          <dd>{money(itemsCents)}</dd>
        </div>
        {discountCents > 0 && (
          <div className="off">
            <dt>{words.DISCOUNT}</dt>
            <dd>−{money(discountCents)}</dd>
          </div>
        )}
        <div>
          <dt>{words.DELIVERY}</dt>
          <dd>{shippingCents === null ? words.DELIVERY_UNKNOWN : money(shippingCents)}</dd>
        </div>
        <div className="sum">
          <dt>{words.TO_PAY}</dt>
          <dd>{money(totalCents)}</dd>
        </div>
      </dl>
    </>
  );
}

/** Prices a cart that nobody has, and says of each offer why it is given or not. */
export function TryPanel({ view }: { readonly view: OffersView }): ReactNode {
  const { try: fields, tried, problem, rows, tab } = view;
  return (
    <section className="p" aria-labelledby="h-try">
      <div className="ph">
        <h2 id="h-try">{words.TRY}</h2>
        <small>{words.TRY_NOTE}</small>
      </div>
      <form className="pb fields" method="get" action="/desk/offers">
        <input type="hidden" name="tab" value={tab} />
        {problem && (
          <p className="say say--bad" role="alert">
            <Icon name="alert" />
            <b>{words.PROBLEMS[problem] ?? words.NOT_VALID}</b>
          </p>
        )}
        <div className="field">
          <label htmlFor="t-goods">{words.TRY_GOODS}</label>
          <textarea className="in" id="t-goods" name="goods" rows={3} defaultValue={fields.goods} />
          <p className="hint">{words.TRY_GOODS_HINT}</p>
        </div>
        <div className="f2">
          <div className="field">
            <label htmlFor="t-code">{words.CODE}</label>
            <input className="in" id="t-code" name="code" defaultValue={fields.code} />
          </div>
          <div className="field">
            <label htmlFor="t-at">{words.AT}</label>
            <input className="in" type="datetime-local" id="t-at" name="at" defaultValue={fields.at} />
          </div>
          <div className="field">
            <label htmlFor="t-postcode">{words.POSTCODE}</label>
            <input className="in" id="t-postcode" name="postcode" defaultValue={fields.postcode} inputMode="numeric" />
          </div>
          <div className="field">
            <label htmlFor="t-state">{words.STATE}</label>
            <select className="in" id="t-state" name="state" defaultValue={fields.state || 'VIC'}>
              {STATES.map((state) => (
                <option key={state}>{state}</option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="t-who">{words.WHO}</label>
            <select className="in" id="t-who" name="who" defaultValue={fields.who}>
              <option value="first">{words.WHO_FIRST}</option>
              <option value="again">{words.WHO_AGAIN}</option>
            </select>
          </div>
          <div className="field">
            <label htmlFor="t-with">{words.TRY_WITH}</label>
            <select className="in" id="t-with" name="with" defaultValue={fields.with}>
              <option value="">{words.NONE}</option>
              {rows
                .filter(({ state }) => state === 'OFF')
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          </div>
        </div>
        <button className="b b--2 b--wide" type="submit">
          {words.TRY_BUTTON}
        </button>
      </form>
      {tried && <Result tried={tried} />}
    </section>
  );
}

import type { OffersView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-offers';
import type { ReactNode } from 'react';
import { TriedCart } from './tried-cart.tsx';
import { TryFields } from './try-fields.tsx';

/** Prices a cart that nobody has, and says of each offer why it is given or not. */
export function TryPanel({ view }: { readonly view: OffersView }): ReactNode {
  const { try: fields, tried, problem, rows, tab } = view;
  const off = rows.filter(({ state }) => state === 'OFF');
  return (
    <section className="p" aria-labelledby="h-try">
      <div className="ph">
        <h2 id="h-try">{words.TRY}</h2>
        <small>{words.TRY_NOTE}</small>
      </div>
      <form className="pb fields" method="get" action="/desk/offers">
        <input type="hidden" name="tab" value={tab} />
        <TryFields fields={fields} problem={problem}>
          <div className="field">
            <label htmlFor="t-with">{words.TRY_WITH}</label>
            <select className="in" id="t-with" name="with" defaultValue={fields.with}>
              <option value="">{words.NONE}</option>
              {off.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </TryFields>
        <button className="b b--2 b--wide" type="submit">
          {words.TRY_BUTTON}
        </button>
      </form>
      {tried && <TriedCart tried={tried} />}
    </section>
  );
}

import type { AddressPanel as AddressData, OrderView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-order';
import type { ReactNode } from 'react';
import { OrderFields, orderHref } from './order-forms.tsx';

type Props = { readonly view: OrderView; readonly panel: AddressData };

export const AddressPanel = ({ view, panel: { street1, street2, note, suburb } }: Props): ReactNode => (
  <form method="post" action={`${orderHref(view.order.number)}/address`}>
    <OrderFields view={view} name="address" />
    <section>
      <p className="s13">{words.ADDRESS_TEXT}</p>
      <div className="field">
        <label htmlFor="street1">{words.STREET}</label>
        <input className="in" id="street1" name="street1" required maxLength={50} defaultValue={street1} />
      </div>
      <div className="field">
        <label htmlFor="street2">
          {words.UNIT} <small>{words.OPTIONAL}</small>
        </label>
        <input className="in" id="street2" name="street2" maxLength={50} defaultValue={street2} />
      </div>
      <p>{suburb}</p>
      <div className="field">
        <label htmlFor="driver">
          {words.FOR_DRIVER} <small>{words.OPTIONAL}</small>
        </label>
        <textarea className="in" id="driver" name="note" rows={2} maxLength={300} defaultValue={note} />
      </div>
    </section>
    <section className="foot">
      <button className="b b--gold b--lg b--wide" type="submit">
        {words.ADDRESS_NOW}
      </button>
    </section>
  </form>
);

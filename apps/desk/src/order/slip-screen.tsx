import type { SlipView } from '@wattle/contract/desk';
import { lineCode, lineName, type Order, orderServices, packedLines } from '@wattle/domain/order';
import * as words from '@wattle/messages/desk-order';
import { METHODS, NO_DAY } from '@wattle/messages/desk-orders';
import { serviceWords } from '@wattle/messages/on-site-services';
import { agreedDayWords } from '@wattle/messages/order-dates';
import { phoneWords } from '@wattle/messages/phone-words';
import { windowWords } from '@wattle/messages/time-window';
import type { ReactNode } from 'react';
import type { ScreenProps } from '../screen-props.ts';

export const slipTitle = ({ orders }: SlipView): string =>
  `${words.SLIP} ${orders.map(({ number }) => number).join(', ')}`;

function whereOf({ shipping, contact }: Order): string[] {
  const name = `${contact.firstName} ${contact.lastName}`;
  if (shipping.type === 'STORE_PICKUP') return [name, phoneWords(contact.phone), shipping.store.name];
  if (shipping.type === 'EMAIL') return [name, contact.email];
  const { contactName, company, street1, street2, suburb, state, postcode } = shipping.address;
  return [
    contactName || name,
    phoneWords(contact.phone),
    ...[company, street1, street2, `${suburb} ${state} ${postcode}`],
    ...orderServices({ shipping }).map(serviceWords),
    shipping.note,
  ].filter(Boolean);
}

function Slip({ order, shopName }: { readonly order: Order; readonly shopName: string }): ReactNode {
  const { number, shipping } = order;
  const lines = packedLines(order);
  const day = shipping.day === null ? NO_DAY : agreedDayWords(shipping.day, shipping.rangeEnd);
  return (
    <article className="slip p">
      <header>
        <h1>{number}</h1>
        <p>
          {shopName}, {words.SLIP.toLowerCase()}
        </p>
      </header>
      <div className="o-two">
        <p>
          <b>{METHODS[shipping.type]}</b>
          <br />
          {day}
          {shipping.window && `, ${windowWords(shipping.window)}`}
        </p>
        <address>
          <b>{words.SLIP_TO}</b>
          {whereOf(order).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      {lines.length === 0 ? (
        <p>{words.SLIP_NOTHING}</p>
      ) : (
        <table className="t">
          <thead>
            <tr>
              <th scope="col">{words.QTY}</th>
              <th scope="col">{words.PRODUCT}</th>
              <th scope="col" className="r">
                {words.SLIP_BOX}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <td className="m b6">{line.qty}</td>
                <th scope="row">
                  {lineName(line)}
                  <small>{lineCode(line)}</small>
                </th>
                <td className="r">☐</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}

/** A page to print for the box: no prices. */
export const SlipScreen = ({ view: { orders, shopName } }: ScreenProps<'slip'>): ReactNode => (
  <main id="main" className="page">
    <p className="acts no-print">
      <button className="b b--2" type="button" data-print="">
        {words.PRINT}
      </button>
    </p>
    {orders.map((order) => (
      <Slip key={order.number} order={order} shopName={shopName} />
    ))}
  </main>
);

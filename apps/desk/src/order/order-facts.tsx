import type { OrderView, TimelineEntry } from '@wattle/contract/desk';
import { type OrderShipping, orderServices } from '@wattle/domain/order';
import * as words from '@wattle/messages/desk-order';
import { METHODS, NO_DAY } from '@wattle/messages/desk-orders';
import { whenWords } from '@wattle/messages/desk-times';
import { serviceWords, whileWeAreThere } from '@wattle/messages/on-site-services';
import { agreedDayWords } from '@wattle/messages/order-dates';
import { phoneWords } from '@wattle/messages/phone-words';
import { windowWords } from '@wattle/messages/time-window';
import type { ReactNode } from 'react';
import { money } from '../parts/money.ts';
import { orderHref } from './order-forms.tsx';

type Props = { readonly view: OrderView; readonly now: number };

function Entry({ entry, now }: { readonly entry: TimelineEntry; readonly now: number }): ReactNode {
  const { at, kind, actor, amountCents, note } = entry;
  const about = [amountCents === null ? '' : money(amountCents), words.actorWords(actor), words.noteWords(note)]
    .filter(Boolean)
    .join(', ');
  return (
    <li className={/FAILED|CHARGED|DISPUTED/.test(kind) ? 'late' : undefined}>
      <b>{words.EVENTS[kind] ?? kind.toLowerCase().replaceAll('_', ' ')}</b>
      <time dateTime={new Date(at).toISOString()}>{whenWords(at, now)}</time>
      {about !== '' && <span>{about}</span>}
    </li>
  );
}

export const Timeline = ({ view: { timeline }, now }: Props): ReactNode => (
  <section className="p" aria-labelledby="h-timeline">
    <div className="ph">
      <h2 id="h-timeline">{words.TIMELINE}</h2>
    </div>
    <ol className="tl">
      {timeline.map((entry) => (
        <Entry key={`${entry.at} ${entry.kind}`} entry={entry} now={now} />
      ))}
    </ol>
  </section>
);

function Place({ shipping }: { readonly shipping: OrderShipping }): ReactNode {
  if (shipping.type === 'EMAIL') return null;
  const { day, rangeEnd, window } = shipping;
  const when = day === null ? NO_DAY : agreedDayWords(day, rangeEnd) + (window ? `, ${windowWords(window)}` : '');
  const where =
    shipping.type === 'STORE_PICKUP'
      ? `${shipping.store.name}, ${shipping.store.address}`
      : [
          shipping.address.contactName,
          shipping.address.company,
          shipping.address.street1,
          shipping.address.street2,
          shipping.address.suburb,
        ]
          .filter(Boolean)
          .join(', ')
          .concat(` ${shipping.address.state} ${shipping.address.postcode}`);
  return (
    <div>
      <dt>{METHODS[shipping.type]}</dt>
      <dd>
        {when}
        <br />
        {where}
      </dd>
    </div>
  );
}

export function Customer({ view: { order, ordersOfCustomer, canChangeDay, canChangeAddress } }: Props): ReactNode {
  const { contact, shipping } = order;
  const many = ordersOfCustomer === 1 ? words.ONE_ORDER : `${ordersOfCustomer} ${words.ORDERS_OF}`;
  const all = `/desk/orders?${new URLSearchParams({ view: 'all', q: contact.email })}`;
  return (
    <section className="p fx" aria-labelledby="h-customer">
      <div className="ph">
        <h2 id="h-customer">{words.CUSTOMER}</h2>
        <a className="link" href={all}>
          {many}
        </a>
      </div>
      <dl className="facts pb">
        <div>
          <dt className="sr">{words.NAME}</dt>
          <dd>
            <b className="b6">
              {contact.firstName} {contact.lastName}
            </b>
            <br />
            <a href={`tel:${contact.phone.replace(/\s/g, '')}`}>{phoneWords(contact.phone)}</a>
            <br />
            {contact.email}
          </dd>
        </div>
        <Place shipping={shipping} />
        {orderServices(order).length > 0 && (
          <div>
            <dt>{whileWeAreThere}</dt>
            <dd>
              {orderServices(order).map((service) => (
                <div key={`${service.productId} ${service.code}`}>{serviceWords(service)}</div>
              ))}
            </dd>
          </div>
        )}
        {shipping.type === 'DELIVERY' && shipping.note !== '' && (
          <div>
            <dt>{words.FOR_DRIVER}</dt>
            <dd>{shipping.note}</dd>
          </div>
        )}
      </dl>
      <p className="pf">
        {canChangeDay && (
          <a className="b b--s" href={`${orderHref(order.number)}?panel=day`}>
            {words.CHANGE_DAY}
          </a>
        )}
        {canChangeAddress && (
          <a className="b b--s" href={`${orderHref(order.number)}?panel=address`}>
            {words.CHANGE_ADDRESS}
          </a>
        )}
        {!canChangeDay && !canChangeAddress && <span>{words.DAY_STAYS}</span>}
      </p>
    </section>
  );
}

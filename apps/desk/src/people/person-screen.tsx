import type { DeskViews } from '@wattle/contract/desk';
import { formatPrice, toCents } from '@wattle/domain/money';
import * as words from '@wattle/messages/desk-people';
import { dateWords } from '@wattle/messages/order-dates';
import { phoneWords } from '@wattle/messages/phone-words';
import { wordOf } from '@wattle/messages/word-of';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { ScreenProps } from '../screen-props.ts';

export const personTitle = ({ name, email }: DeskViews['person']): string => name || email;

type Props = { readonly view: DeskViews['person'] };

const Orders = ({ view: { orders } }: Props): ReactNode => (
  <section className="p" aria-labelledby="person-orders">
    <div className="ph">
      <h2 id="person-orders">{words.ORDERS}</h2>
      <small>{orders.length}</small>
    </div>
    {orders.length === 0 ? (
      <p className="pb">{words.NO_ORDERS}</p>
    ) : (
      <table className="t">
        <tbody>
          {orders.map(({ number, at, status, totalCents }) => (
            <tr key={number}>
              <th scope="row" className="nw">
                <a className="link" href={`/desk/orders/${encodeURIComponent(number)}`}>
                  {number}
                </a>
              </th>
              <td>{dateWords(at)}</td>
              <td>{wordOf(words.STATUSES, status) ?? status}</td>
              <td className="r num">{formatPrice(toCents(totalCents))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);

const Consents = ({ view: { consents, stockAlerts } }: Props): ReactNode => (
  <section className="p" aria-labelledby="person-consents">
    <div className="ph">
      <h2 id="person-consents">{words.CONSENTS}</h2>
    </div>
    {consents.length === 0 ? (
      <p className="pb">{words.NO_CONSENTS}</p>
    ) : (
      <dl className="facts facts--row pb">
        {consents.map(({ topic, isOn }) => (
          <div key={topic}>
            <dt>{wordOf(words.TOPICS, topic) ?? topic}</dt>
            <dd>{isOn ? words.YES : words.NO}</dd>
          </div>
        ))}
        <div>
          <dt>{words.STOCK_ALERTS}</dt>
          <dd>{stockAlerts}</dd>
        </div>
      </dl>
    )}
  </section>
);

const Written = ({ view: { enquiries, mails } }: Props): ReactNode => (
  <>
    {enquiries.length > 0 && (
      <section className="p" aria-labelledby="person-enquiries">
        <div className="ph">
          <h2 id="person-enquiries">{words.ENQUIRIES}</h2>
        </div>
        <ul className="rows">
          {enquiries.map(({ id, text, at }) => (
            <li key={id}>
              <a className="link clip" href={`/desk/people/enquiries/${id}`}>
                {text}
              </a>
              <small className="push nw">{dateWords(at)}</small>
            </li>
          ))}
        </ul>
      </section>
    )}
    <section className="p" aria-labelledby="person-mails">
      <div className="ph">
        <h2 id="person-mails">{words.MAILS}</h2>
      </div>
      {mails.length === 0 ? (
        <p className="pb">{words.NO_MAILS}</p>
      ) : (
        <ul className="rows">
          {mails.map(({ subject, at }) => (
            <li key={`${at} ${subject}`}>
              {subject}
              <small className="push nw">{dateWords(at)}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  </>
);

const Forget = ({ view: { href, key, isOwnPool } }: Props): ReactNode => (
  <form className="p pad" method="post" action={`${href}/forget`}>
    <input type="hidden" name="key" value={key} />
    <h2>{words.FORGET}</h2>
    <p>{words.FORGET_TEXT}</p>
    {!isOwnPool && <p>{words.FORGET_ELSEWHERE}</p>}
    <label className="ck">
      <input type="checkbox" name="sure" value="yes" required /> {words.FORGET_SURE}
    </label>
    <div className="acts">
      <button className="b b--stop" type="submit">
        {words.FORGET_BUTTON}
      </button>
    </div>
  </form>
);

export function PersonScreen({ view }: ScreenProps<'person'>): ReactNode {
  const { name, email, phone, accountSince, mayForget, href } = view;
  return (
    <main id="main" className="page page--text">
      <div className="head">
        <div>
          <h1>{name || email}</h1>
          <p>
            {[
              email,
              phoneWords(phone),
              accountSince === null ? words.NO_ACCOUNT : `${words.SINCE} ${dateWords(accountSince)}`,
            ]
              .filter((part) => part !== '')
              .join(', ')}
          </p>
        </div>
        {mayForget && (
          <a className="b push" href={`${href}/export`} download="person.json">
            <Icon name="doc" /> {words.EXPORT}
          </a>
        )}
      </div>
      <Orders view={view} />
      <Consents view={view} />
      <Written view={view} />
      {mayForget && <Forget view={view} />}
    </main>
  );
}

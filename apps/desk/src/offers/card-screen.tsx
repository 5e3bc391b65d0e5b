import type { CardView } from '@wattle/contract/desk';
import { fillMessage } from '@wattle/messages';
import * as words from '@wattle/messages/desk-offers';
import { clockWords, dayWords } from '@wattle/messages/desk-times';
import { fullDayWords } from '@wattle/messages/order-dates';
import type { ReactNode } from 'react';
import { money } from '../parts/money.ts';
import type { ScreenProps } from '../screen-props.ts';
import { CardState } from './cards-screen.tsx';

export const cardTitle = ({ code }: CardView): string => code;

type Now = { readonly now: number };

function changeWords(before: number | null, after: number, isLocked: boolean): string {
  if (before === null) return fillMessage(words.CARD_MADE, { after: money(after) });
  if (before === after) return isLocked ? words.CARD_LOCKED_THEN : words.CARD_OPENED_THEN;
  return fillMessage(words.CARD_CHANGED, { before: money(before), after: money(after) });
}

function Changes({ changes, now }: Pick<CardView, 'changes'> & Now): ReactNode {
  return (
    <ul className="rows">
      {changes.map(({ at, centsBefore, centsAfter, isLocked }) => (
        <li key={at}>
          <span>
            {changeWords(centsBefore, centsAfter, isLocked)}
            <small>
              {dayWords(at, now)}, {clockWords(at)}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function CardScreen({ view, frame }: ScreenProps<'card'>): ReactNode {
  const { code, cents, expires, state, boughtWith, madeBy, mayOpen, changes, orders } = view;
  const now = frame?.now ?? 0;
  const isLocked = state === 'LOCKED';
  const orderLink = (number: string): ReactNode =>
    frame?.areas.includes('orders') ? (
      <a className="link" href={`/desk/orders/${encodeURIComponent(number)}`}>
        {number}
      </a>
    ) : (
      number
    );
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <p className="crumb">
            <a href="/desk/offers/cards">{words.GIFT_CARDS}</a>
          </p>
          <h1 className="m">{code}</h1>
          <p>
            <CardState state={state} />
          </p>
        </div>
        {isLocked && !mayOpen ? (
          <p className="push">{words.OPENED_BY_OTHERS}</p>
        ) : (
          <form className="acts" method="post" action={`/desk/offers/cards/${encodeURIComponent(code)}/lock`}>
            <input type="hidden" name="to" value={isLocked ? 'open' : 'locked'} />
            <button className={isLocked ? 'b' : 'b b--stop'} type="submit">
              {isLocked ? words.UNLOCK : words.LOCK}
            </button>
          </form>
        )}
      </div>
      <div className="o-two">
        <section className="p" aria-labelledby="h-history">
          <div className="ph">
            <h2 id="h-history">{words.CARD_HISTORY}</h2>
          </div>
          <Changes changes={changes} now={now} />
        </section>
        <section className="p" aria-labelledby="h-orders">
          <div className="ph">
            <h2 id="h-orders">{words.CARD_ORDERS}</h2>
          </div>
          <dl className="dl pb">
            <div>
              <dt>{words.BALANCE}</dt>
              <dd>{money(cents)}</dd>
            </div>
            <div>
              <dt>{words.VALID_UNTIL}</dt>
              <dd>{fullDayWords(expires)}</dd>
            </div>
            {madeBy && (
              <>
                <div>
                  <dt>{words.CARD_MADE_BY}</dt>
                  <dd>{madeBy.by}</dd>
                </div>
                <div>
                  <dt>{words.CARD_MAILED_TO}</dt>
                  <dd>{madeBy.to}</dd>
                </div>
              </>
            )}
            {boughtWith && (
              <div>
                <dt>{words.BOUGHT_WITH}</dt>
                <dd>{orderLink(boughtWith)}</dd>
              </div>
            )}
          </dl>
          {orders.length === 0 ? (
            <p className="pb q2">{words.NO_CARD_ORDERS}</p>
          ) : (
            <ul className="rows">
              {orders.map(({ orderNumber, cents: paid, status, at }) => (
                <li key={orderNumber}>
                  <span>
                    {orderLink(orderNumber)}
                    <small>
                      {dayWords(at, now)}, {status.toLowerCase()}
                    </small>
                  </span>
                  <b className="push m">{money(paid)}</b>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </main>
  );
}

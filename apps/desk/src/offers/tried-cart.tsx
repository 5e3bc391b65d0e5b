import type { TriedView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-offers';
import { lineWords } from '@wattle/messages/desk-offers-lines';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { money } from '../parts/money.ts';

/** What a cart comes to, and why each offer is given or not. */
export function TriedCart({ tried }: { readonly tried: TriedView }): ReactNode {
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
      <ul className="reasons pb">
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

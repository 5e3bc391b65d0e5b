import { type Cents, exactPrice } from '@wattle/domain/money';
import * as checkoutWords from '@wattle/messages/checkout';
import * as paymentWords from '@wattle/messages/checkout-payment';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './payment-step.module.css';
import type { PriceChange } from './use-price-watch.ts';

type Props = { change: PriceChange; leftCents: Cents; onAccept: () => void };

/** The total has changed since the shopper agreed to it: shows both amounts before any payment. */
export function PriceChanged({ change: { was, now }, leftCents, onAccept }: Props) {
  const question = useRef<HTMLDivElement>(null);
  // it stands where the pressed button was
  useEffect(() => question.current?.focus(), []);
  return (
    <div ref={question} id="total-changed" tabIndex={-1} className={styles.changed}>
      <Notice tone="warn" icon="tag">
        <b>{checkoutWords.totalHasChanged}</b>
        {now > was ? checkoutWords.nowHigher : checkoutWords.nowLower}
      </Notice>
      <dl>
        <div className={styles.was}>
          <dt>{checkoutWords.wasTotal}</dt>
          <dd>{exactPrice(was)}</dd>
        </div>
        <div className={styles.now}>
          <dt>{checkoutWords.nowTotal}</dt>
          <dd>{exactPrice(now)}</dd>
        </div>
        {leftCents !== now && (
          <div className={styles.was}>
            <dt>{checkoutWords.leftAfterGiftCards}</dt>
            <dd>{exactPrice(leftCents)}</dd>
          </div>
        )}
      </dl>
      <Button wide size="lg" onClick={onAccept}>
        {paymentWords.continueWith(exactPrice(now))}
      </Button>
      <p>
        <ShopLink className="link" to="/cart">
          {checkoutWords.backToTheCart}
        </ShopLink>
      </p>
    </div>
  );
}

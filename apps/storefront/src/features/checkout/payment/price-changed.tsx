import type { Cents } from '@wattle/domain';
import { exactPrice } from '../../../goods/sums/exact-price.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './payment-step.module.css';
import type { PriceChange } from './use-price-watch.ts';

type Props = { change: PriceChange; leftCents: Cents; onAccept: () => void };

/** A total that is not the one that was agreed to: it is shown beside the old one before anything is paid. */
export function PriceChanged({ change: { was, now }, leftCents, onAccept }: Props) {
  const isHigher = now > was;
  return (
    <div className={styles.changed}>
      <Notice tone="warn" icon="tag">
        <b>Your total has changed.</b> A price or an offer is another one now, and you would pay{' '}
        {isHigher ? 'more' : 'less'}. You have not been charged.
      </Notice>
      <dl>
        <div className={styles.was}>
          <dt>Was</dt>
          <dd>{exactPrice(was)}</dd>
        </div>
        <div className={styles.now}>
          <dt>Now</dt>
          <dd>{exactPrice(now)}</dd>
        </div>
        {leftCents !== now && (
          <div className={styles.was}>
            <dt>Left to pay after gift cards</dt>
            <dd>{exactPrice(leftCents)}</dd>
          </div>
        )}
      </dl>
      <Button wide size="lg" onClick={onAccept}>
        Continue with {exactPrice(now)}
      </Button>
      <p>
        <ShopLink className="link" to="/cart">
          Back to the cart
        </ShopLink>
      </p>
    </div>
  );
}

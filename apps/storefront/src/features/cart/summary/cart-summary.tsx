import { exactPrice } from '@wattle/domain/money';
import * as cartWords from '@wattle/messages/cart';
import { type RefObject, useId, useRef } from 'react';
import { PromoNews } from '../../../goods/sums/promo-news.tsx';
import { SumRows } from '../../../goods/sums/sum-rows.tsx';
import { SummaryCheck } from '../../../goods/sums/summary-check.tsx';
import { SummaryTotal } from '../../../goods/sums/summary-total.tsx';
import { openCart } from '../../../shopper/cart/open-cart.ts';
import type { CartQuoteShown } from '../../../shopper/cart/use-cart-quote.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { latestDay } from '../lines/latest-day.ts';
import type { LineDeliveries } from '../lines/use-line-deliveries.ts';
import { CartBar } from './cart-bar.tsx';
import styles from './cart-summary.module.css';
import { PromoCodes } from './promo-codes.tsx';
import { SummaryDelivery } from './summary-delivery.tsx';
import { SummarySure } from './summary-sure.tsx';
import { WalletLinks } from './wallet-links.tsx';

type Props = {
  shown: CartQuoteShown;
  deliveries: LineDeliveries;
  productIds: readonly string[];
  /** Every line can be ordered. */
  isValid: boolean;
};

/** Totals and the checkout button. */
export function CartSummary({ shown, deliveries, productIds, isValid }: Props) {
  const headingId = useId();
  const { sum } = shown;
  const button = useRef<HTMLDivElement>(null);
  const savedCents = sum.state === 'WAITING' ? 0 : sum.savedCents;
  return (
    <>
      <aside className={styles.summary} aria-labelledby={headingId} data-checked={shown.info !== null}>
        <h2 id={headingId}>{cartWords.summary}</h2>
        <SumRows
          sum={sum}
          onRemove={(itemId) => void openCart().remove(itemId)}
          delivery={<SummaryDelivery delivery={sum.delivery} deliveries={deliveries} productIds={productIds} />}
        />
        <PromoCodes shown={shown} />
        <SummaryTotal sum={sum} />
        <SummaryCheck shown={shown} />
        <CheckOut isValid={isValid} place={button} />
        {savedCents > 0 && (
          <p className={styles.saved}>
            {cartWords.youSave} <b>{exactPrice(sum.savedCents)}</b> {cartWords.onThisOrder}
          </p>
        )}
        <SummarySure isDelivered={sum.delivery.kind !== 'EMAIL' && sum.delivery.kind !== 'NONE'} />
        <PromoNews />
      </aside>
      {isValid && <CartBar sum={sum} day={latestDay(deliveries.byProduct, productIds)} button={button} />}
    </>
  );
}

/** Disabled, with the reason below, while the cart cannot be ordered. */
function CheckOut({ isValid, place }: { isValid: boolean; place: RefObject<HTMLDivElement | null> }) {
  const whyId = useId();
  if (isValid) {
    return (
      <div ref={place}>
        <LinkButton to="/checkout" size="lg" wide icon="lock">
          {cartWords.checkOut}
        </LinkButton>
        <WalletLinks />
      </div>
    );
  }
  return (
    <>
      <Button size="lg" wide icon="lock" disabled aria-describedby={whyId}>
        {cartWords.checkOut}
      </Button>
      <p id={whyId} className={styles.why}>
        {cartWords.cannotOrder}
      </p>
    </>
  );
}

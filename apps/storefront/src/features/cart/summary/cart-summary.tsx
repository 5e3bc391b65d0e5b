import { useId } from 'react';
import { exactPrice } from '../../../goods/sums/exact-price.ts';
import { PromoNews } from '../../../goods/sums/promo-news.tsx';
import { SumRows } from '../../../goods/sums/sum-rows.tsx';
import { SummaryCheck } from '../../../goods/sums/summary-check.tsx';
import { SummaryTotal } from '../../../goods/sums/summary-total.tsx';
import { openCart } from '../../../shopper/cart/open-cart.ts';
import type { CartQuoteShown } from '../../../shopper/cart/use-cart-quote.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { LineDeliveries } from '../lines/use-line-deliveries.ts';
import styles from './cart-summary.module.css';
import { PromoCodes } from './promo-codes.tsx';
import { SummaryDelivery } from './summary-delivery.tsx';
import { SummarySure } from './summary-sure.tsx';

type Props = {
  shown: CartQuoteShown;
  deliveries: LineDeliveries;
  productIds: readonly string[];
  /** Nothing in it that cannot be ordered. */
  isValid: boolean;
};

/** What it comes to, and the way on. */
export function CartSummary({ shown, deliveries, productIds, isValid }: Props) {
  const headingId = useId();
  const { sum } = shown;
  const savedCents = sum.state === 'WAITING' ? 0 : sum.savedCents;
  return (
    <aside className={styles.summary} aria-labelledby={headingId} data-checked={shown.info !== null}>
      <h2 id={headingId}>Summary</h2>
      <SumRows sum={sum} onRemove={(itemId) => void openCart().remove(itemId)}>
        <SummaryDelivery delivery={sum.delivery} deliveries={deliveries} productIds={productIds} />
      </SumRows>
      <PromoCodes shown={shown} />
      <SummaryTotal sum={sum} />
      <SummaryCheck shown={shown} />
      <CheckOut isValid={isValid} />
      {savedCents > 0 && (
        <p className={styles.saved}>
          You save <b>{exactPrice(sum.savedCents)}</b> on this order
        </p>
      )}
      <SummarySure />
      <PromoNews />
    </aside>
  );
}

/** A cart that cannot be ordered as it is leads nowhere, and the reason stands below. */
function CheckOut({ isValid }: { isValid: boolean }) {
  const whyId = useId();
  if (isValid) {
    return (
      <LinkButton to="/checkout" size="lg" wide icon="lock">
        Check out
      </LinkButton>
    );
  }
  return (
    <>
      <Button size="lg" wide icon="lock" disabled aria-describedby={whyId}>
        Check out
      </Button>
      <p id={whyId} className={styles.why}>
        Something in your cart cannot be ordered as it is. Change or remove it first.
      </p>
    </>
  );
}

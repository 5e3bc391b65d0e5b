import { SHOP } from '@wattle/domain';
import { useId } from 'react';
import { telLink } from '../../page/tel-link.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './cart-summary.module.css';
import { exactPrice } from './exact-price.ts';
import { PromoCodes } from './promo-codes.tsx';
import { PromoNews } from './promo-news.tsx';
import { SummaryCheck } from './summary-check.tsx';
import { SummaryRows } from './summary-rows.tsx';
import { SummarySure } from './summary-sure.tsx';
import { SummaryTotal } from './summary-total.tsx';
import type { CartQuoteShown } from './use-cart-quote.ts';
import type { LineDeliveries } from './use-line-deliveries.ts';

type Props = { shown: CartQuoteShown; deliveries: LineDeliveries; productIds: readonly string[] };

/** What it comes to. Ordering is by phone until there is a checkout to lead to: a button that leads nowhere is worse. */
export function CartSummary({ shown, deliveries, productIds }: Props) {
  const headingId = useId();
  const { sum } = shown;
  const savedCents = sum.state === 'WAITING' ? 0 : sum.savedCents;
  return (
    <aside className={styles.summary} aria-labelledby={headingId} data-checked={shown.info !== null}>
      <h2 id={headingId}>Summary</h2>
      <SummaryRows sum={sum} deliveries={deliveries} productIds={productIds} />
      <PromoCodes shown={shown} />
      <SummaryTotal sum={sum} />
      <SummaryCheck shown={shown} />
      <LinkButton to={telLink(SHOP.supportPhone)} size="lg" wide icon="phone">
        Call {SHOP.supportPhone} to order
      </LinkButton>
      {savedCents > 0 && (
        <p className={styles.saved}>
          You save <b>{exactPrice(sum.savedCents)}</b> on this order
        </p>
      )}
      <p className={styles.why}>Online checkout is not open yet. Your cart stays on this device.</p>
      <SummarySure />
      <PromoNews />
    </aside>
  );
}

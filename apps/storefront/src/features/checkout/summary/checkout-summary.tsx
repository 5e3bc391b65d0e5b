import * as checkoutWords from '@wattle/messages/checkout';
import { useId } from 'react';
import { PromoNews } from '../../../goods/sums/promo-news.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './checkout-summary.module.css';
import { SummaryContent } from './summary-content.tsx';

/** Order items and totals, always visible on wide screens. */
export function CheckoutSummary() {
  const headingId = useId();
  const { quote } = useCheckoutPage();
  return (
    <aside className={`only-lg ${styles.summary}`} aria-labelledby={headingId} data-checked={quote.info !== null}>
      <div className={styles.head}>
        <h2 id={headingId}>{checkoutWords.yourOrder}</h2>
        <ShopLink className={`link ${styles.edit}`} to="/cart">
          {checkoutWords.editCart}
        </ShopLink>
      </div>
      <SummaryContent />
      <PromoNews />
    </aside>
  );
}

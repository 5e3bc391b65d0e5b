import { useId } from 'react';
import { PromoNews } from '../../../goods/sums/promo-news.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import styles from './checkout-summary.module.css';
import { SummaryContent } from './summary-content.tsx';

/** What is ordered and what it comes to, always in sight on wide screens. */
export function CheckoutSummary() {
  const headingId = useId();
  const { quote } = useCheckoutPage();
  return (
    <aside className={`only-lg ${styles.summary}`} aria-labelledby={headingId} data-checked={quote.info !== null}>
      <div className={styles.head}>
        <h2 id={headingId}>Your order</h2>
        <ShopLink className={`link ${styles.edit}`} to="/cart">
          Edit cart
        </ShopLink>
      </div>
      <SummaryContent />
      <PromoNews />
    </aside>
  );
}

import { NewsletterForm } from '../../goods/forms/newsletter-form.tsx';
import { useNowMs } from '../../page/now.tsx';
import { telLink } from '../../page/tel-link.ts';
import { ShopLink } from '../../ui/shop-link.tsx';
import type { FrameData } from './frame-data.ts';
import styles from './site-footer.module.css';
import { SiteLogo } from './site-logo.tsx';

const WAYS_TO_PAY = ['VISA', 'mastercard', 'AMEX', 'PayPal', 'afterpay', 'zip', 'Apple Pay'] as const;
const PAY_LABEL = 'Ways to pay';

export function SiteFooter({ frame }: { frame: FrameData }) {
  return (
    <footer id="footer" className={styles.footer}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.columns}>
          <div className={styles.lead}>
            <SiteLogo />
            <p className={styles.line}>Good prices, good advice. One email a week.</p>
            <NewsletterForm />
          </div>
          {frame.footerColumns.map((column) => (
            <nav key={column.heading} aria-label={column.heading}>
              <h2>{column.heading}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.path}>
                    <ShopLink to={link.path}>{link.label}</ShopLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <section aria-label="Help by phone">
            <h2>We're here 7 days</h2>
            <ShopLink className={styles.phone} to={telLink(frame.supportPhone)}>
              {frame.supportPhone}
            </ShopLink>
            <p>
              Monday to Saturday 9:00am-5:00pm
              <br />
              Sunday 10:00am-4:00pm
            </p>
          </section>
        </div>
        <LegalLine />
      </div>
    </footer>
  );
}

function LegalLine() {
  const year = new Date(useNowMs()).getUTCFullYear();
  return (
    <div className={styles.legal}>
      <p>© {year} Wattle Retail Pty Ltd, ABN 00 000 000 000. Prices in Australian dollars, GST included.</p>
      <ul className={styles.pay} aria-label={PAY_LABEL}>
        {WAYS_TO_PAY.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

import type { ShopIdentity } from '@wattle/domain/shop-identity';
import * as commonWords from '@wattle/messages/common';
import * as frameWords from '@wattle/messages/frame';
import { paymentMarks } from '@wattle/messages/payment-marks';
import { NewsletterForm } from '../../goods/forms/newsletter-form.tsx';
import { HelpHours } from '../../page/help-hours.tsx';
import { KeptMarkup } from '../../page/kept-markup.tsx';
import { useNowMs } from '../../page/now.tsx';
import { useShop } from '../../page/root-data.ts';
import { telLink } from '../../page/tel-link.ts';
import { ShopLink } from '../../ui/shop-link.tsx';
import type { FrameData } from './frame-data.ts';
import { legalName } from './legal-name.ts';
import styles from './site-footer.module.css';
import { SiteLogo } from './site-logo.tsx';

const PAY_LABEL = commonWords.waysToPay;

export function SiteFooter({ frame }: { frame: FrameData }) {
  const shop = useShop();
  const year = new Date(useNowMs()).getUTCFullYear();
  return (
    <KeptMarkup as="footer" id="footer" className={styles.footer} by={frame} also={String(year)}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.columns}>
          <div className={styles.lead}>
            <SiteLogo />
            <p className={styles.line}>{frameWords.newsletterLine}</p>
            <NewsletterForm />
          </div>
          {frame.footerColumns.map((column) => (
            <nav key={column.heading} aria-label={column.heading}>
              <h2>{column.heading}</h2>
              <ul>
                {column.links.map(([label, path]) => (
                  <li key={path}>
                    <ShopLink to={path}>{label}</ShopLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {shop.phone !== '' && (
            <section aria-label={frameWords.helpByPhone}>
              <h2>
                {frameWords.weAreHere}
                {shop.helpDays}
              </h2>
              <ShopLink className={styles.phone} to={telLink(shop.phone)}>
                {shop.phone}
              </ShopLink>
              <p>
                <HelpHours hours={shop.helpHours} />
              </p>
            </section>
          )}
        </div>
        <LegalLine year={year} shop={shop} />
      </div>
    </KeptMarkup>
  );
}

function LegalLine({ year, shop }: { year: number; shop: ShopIdentity }) {
  return (
    <div className={styles.legal}>
      <p>
        © {year} {legalName(shop)}
        {frameWords.legalLine}
      </p>
      {shop.social.length > 0 && (
        <ul className={styles.social} aria-label={frameWords.followUs}>
          {shop.social.map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.pay} aria-label={PAY_LABEL}>
        {paymentMarks().map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

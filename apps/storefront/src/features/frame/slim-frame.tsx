import * as commonWords from '@wattle/messages/common';
import * as frameWords from '@wattle/messages/frame';
import type { ReactNode } from 'react';
import { useShop } from '../../page/root-data.ts';
import { telLink } from '../../page/tel-link.ts';
import { Icon } from '../../ui/icon.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { legalName } from './legal-name.ts';
import type { PolicyLink } from './policy-links.ts';
import { SiteLogo } from './site-logo.tsx';
import styles from './slim-frame.module.css';

type Props = { year: number; links: readonly PolicyLink[]; children: ReactNode };

/** The checkout frame, without links that lead away by accident. */
export function SlimFrame({ year, links, children }: Props) {
  const shop = useShop();
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={`wrap ${styles.row}`}>
          <SiteLogo />
          <p className={styles.safe}>
            <Icon name="lock" />
            {frameWords.secureCheckout}
          </p>
          {shop.phone !== '' && (
            <ShopLink className={styles.call} to={telLink(shop.phone)}>
              <Icon name="phone" className={styles.phone} />
              <span className={styles.words}>
                {frameWords.needAHand} <b>{shop.phone}</b>
              </span>
            </ShopLink>
          )}
        </div>
      </header>
      {children}
      <footer className={styles.footer}>
        <div className={`wrap ${styles.legal}`}>
          <p>
            © {year} {legalName(shop)}
            {frameWords.legalLine}
          </p>
          {links.length > 0 && (
            <ul className={styles.links}>
              {links.map(({ label, path }) => (
                <li key={path}>
                  <ShopLink className={`link ${styles.link}`} to={path} target="_blank">
                    {label}
                    <VisuallyHidden>{commonWords.opensInANewTab}</VisuallyHidden>
                  </ShopLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </footer>
    </>
  );
}

import { SHOP } from '@wattle/domain';
import type { ReactNode } from 'react';
import { telLink } from '../../page/tel-link.ts';
import { Icon } from '../../ui/icon.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { SiteLogo } from './site-logo.tsx';
import styles from './slim-frame.module.css';

/** The checkout's frame: nothing that leads away by accident. */
export function SlimFrame({ year, children }: { year: number; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={`wrap ${styles.row}`}>
          <SiteLogo />
          <p className={styles.safe}>
            <Icon name="lock" /> <span className={styles.words}>Secure checkout</span>
          </p>
          <ShopLink className={styles.call} to={telLink(SHOP.supportPhone)}>
            <Icon name="phone" /> <b>{SHOP.supportPhone}</b>
          </ShopLink>
        </div>
      </header>
      {children}
      <footer className={styles.footer}>
        <div className={`wrap ${styles.legal}`}>
          <p>© {year} Wattle Retail Pty Ltd, ABN 00 000 000 000. Prices in Australian dollars, GST included.</p>
        </div>
      </footer>
    </>
  );
}

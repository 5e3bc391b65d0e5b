import * as accountWords from '@wattle/messages/account';
import * as commonWords from '@wattle/messages/common';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from '../../router/router-context.tsx';
import { openSession } from '../../shopper/session/open-session.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './account-nav.module.css';

type Place = { readonly to: string; readonly label: string; readonly icon: IconName };

const PLACES: readonly Place[] = [
  { to: '/account/dashboard', label: accountWords.dashboard, icon: 'grid' },
  { to: '/account/orders', label: accountWords.orders, icon: 'box' },
  { to: '/account/details', label: accountWords.details, icon: 'user' },
  { to: '/account/addresses', label: accountWords.addresses, icon: 'home' },
  { to: '/account/password/change', label: accountWords.password, icon: 'key' },
  { to: '/account/subscriptions', label: accountWords.subscriptions, icon: 'bell' },
  { to: '/account/wishlist', label: commonWords.wishlist, icon: 'heart' },
];

const isAt = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`);

/** Account navigation: a column beside the page, or a row of pills on small screens. */
export function AccountNav() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // scroll the current pill into view
  useEffect(() => {
    const { current } = list;
    const here = current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (current && here) current.scrollLeft = here.offsetLeft - current.offsetLeft - EDGE_PX;
  }, [pathname]);
  return (
    <nav className={styles.nav} aria-label={accountWords.account}>
      <ul ref={list} className={styles.places}>
        {PLACES.map(({ to, label, icon }) => (
          <li key={to}>
            <ShopLink className={styles.place} to={to} {...(isAt(pathname, to) ? { 'aria-current': 'page' } : {})}>
              <Icon name={icon} /> {label}
            </ShopLink>
          </li>
        ))}
        <li className={styles.last}>
          <SignOut />
        </li>
      </ul>
    </nav>
  );
}

const EDGE_PX = 16;

/** The guard redirects to the sign-in page afterwards. */
function SignOut() {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await (await openSession()).logOut();
    } finally {
      setLeaving(false);
    }
  };
  return (
    <button
      type="button"
      className={styles.place}
      aria-busy={isLeaving}
      onClick={() => {
        if (!isLeaving) leave().catch(() => undefined);
      }}
    >
      <Icon name="out" /> {isLeaving ? accountWords.signingOut : accountWords.signOut}
    </button>
  );
}

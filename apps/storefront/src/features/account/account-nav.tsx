import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { openSession } from '../../shopper/session/open-session.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './account-nav.module.css';

type Place = { readonly to: string; readonly label: string; readonly icon: IconName };

const PLACES: readonly Place[] = [
  { to: '/account/dashboard', label: 'Dashboard', icon: 'grid' },
  { to: '/account/orders', label: 'Orders', icon: 'box' },
  { to: '/account/details', label: 'Details', icon: 'user' },
  { to: '/account/addresses', label: 'Addresses', icon: 'home' },
  { to: '/account/password/change', label: 'Password', icon: 'key' },
  { to: '/account/subscriptions', label: 'Subscriptions', icon: 'bell' },
  { to: '/account/wishlist', label: 'Wishlist', icon: 'heart' },
];

const isAt = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`);

/** The places of the account: a column beside the page, a row of pills above it where there is no room. */
export function AccountNav() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // the pill of this page may be beyond the edge
  useEffect(() => {
    const { current } = list;
    const here = current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (current && here) current.scrollLeft = here.offsetLeft - current.offsetLeft - EDGE_PX;
  }, [pathname]);
  return (
    <nav className={styles.nav} aria-label="Account">
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

/** The guard leads on to the sign-in page once it is done. */
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
      <Icon name="out" /> {isLeaving ? 'Signing out' : 'Sign out'}
    </button>
  );
}

import { SHOP } from '@wattle/domain/settings';
import * as commonWords from '@wattle/messages/common';
import * as frameWords from '@wattle/messages/frame';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useCart } from '../../shopper/cart/use-cart.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './site-header.module.css';
import { SiteLogo } from './site-logo.tsx';
import { useAccountEntry } from './use-account-entry.ts';

/** Logo, search and personal links. After 160 px of scrolling, a compact version sticks to the top. */
export function SiteHeader({ search, menuButton }: { search: ReactNode; menuButton: ReactNode }) {
  const [mark, isSmall] = useScrolledPast();
  return (
    <div className={styles.holder}>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <div className={classNames(styles.bar, isSmall && styles.small)}>
        <div className={classNames('wrap', styles.row)}>
          <SiteLogo />
          {search}
          <nav className={styles.you} aria-label={frameWords.you}>
            <AccountAction />
            <Action to={SHOP.paths.accountWishlist} icon="heart" label={commonWords.wishlist} />
            <CartAction />
            {menuButton}
          </nav>
        </div>
      </div>
    </div>
  );
}

type ActionProps = { to: string; icon: IconName; label: string; hint?: string; className?: string | undefined };

function Action({ to, icon, label, hint, className }: ActionProps) {
  return (
    <ShopLink className={classNames(styles.action, className)} to={to}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
      {hint && <span className="sr-only">{hint}</span>}
    </ShopLink>
  );
}

/** Has the same width for every name. */
function AccountAction() {
  return <Action {...useAccountEntry()} icon="user" className={styles.account} />;
}

function CartAction() {
  const count = useCartCount();
  return (
    <ShopLink className={styles.action} to="/cart">
      <Icon name="cart" />
      <span className={styles.label}>{frameWords.cart}</span>
      {count > 0 && (
        <span className={styles.count}>
          {count}
          <span className="sr-only">{count === 1 ? frameWords.item : frameWords.items}</span>
        </span>
      )}
    </ShopLink>
  );
}

/** Number of items in the cart. Personal, so never part of the server's HTML. */
function useCartCount(): number {
  return useCart().totalQty;
}

/**
 * Whether the element with the ref has scrolled out at the top. Uses IntersectionObserver rather than a scroll handler.
 */
function useScrolledPast(): readonly [RefObject<HTMLSpanElement | null>, boolean] {
  const mark = useRef<HTMLSpanElement>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver((entries) => {
      // oldest first
      const entry = entries.at(-1);
      if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, isPast];
}

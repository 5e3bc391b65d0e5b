import { SHOP } from '@wattle/domain';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './site-header.module.css';
import { SiteLogo } from './site-logo.tsx';
import { useAccountEntry } from './use-account-entry.ts';
import { useCartCount } from './use-cart-count.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** Logo, search and what is the shopper's own. After 160 px of scroll the same row stays at the top, small. */
export function SiteHeader({ search, menuButton }: { search: ReactNode; menuButton: ReactNode }) {
  const [mark, isSmall] = useScrolledPast();
  return (
    <div className={styles.holder}>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <div className={classNames(styles.bar, isSmall && styles.small)}>
        <div className={classNames('wrap', styles.row)}>
          <SiteLogo />
          {search}
          <nav className={styles.you} aria-label="You">
            <AccountAction />
            <Action to={SHOP.paths.accountWishlist} icon="heart" label="Wishlist" className="only-lg" />
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

/** Its room is the same for every name. */
function AccountAction() {
  return <Action {...useAccountEntry()} icon="user" className={styles.account} />;
}

function CartAction() {
  const count = useCartCount();
  return (
    <ShopLink className={styles.action} to="/cart">
      <Icon name="cart" />
      <span className={styles.label}>Cart</span>
      {count > 0 && (
        <span className={styles.count}>
          {count}
          <span className="sr-only"> {count === 1 ? 'item' : 'items'}</span>
        </span>
      )}
    </ShopLink>
  );
}

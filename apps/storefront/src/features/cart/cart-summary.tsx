import { type CartLine, type Cents, formatPrice, SHOP, subtotalCents, toCents } from '@wattle/domain';
import { useId } from 'react';
import { telLink } from '../../page/tel-link.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import type { KnownFacts } from './cart-facts-loader.ts';
import styles from './cart-summary.module.css';

/** What it comes to. Ordering is by phone until there is a checkout to lead to: a button that leads nowhere is worse. */
export function CartSummary({ lines, facts }: { lines: readonly CartLine[]; facts: KnownFacts }) {
  const headingId = useId();
  const subtotal = subtotalCents(lines, facts);
  const withoutPlans = subtotalCents(
    lines.map((line) => ({ ...line, warranty: null })),
    facts,
  );
  const plans = toCents(subtotal - withoutPlans);
  return (
    <aside className={styles.summary} aria-labelledby={headingId}>
      <h2 id={headingId}>Summary</h2>
      <dl className={styles.rows}>
        <Row label="Items" amount={withoutPlans} />
        {plans > 0 && <Row label="Repair plans" amount={plans} />}
      </dl>
      <div className={styles.total}>
        <p>
          Subtotal<small>GST included, before delivery</small>
        </p>
        <strong className={styles.amount}>{formatPrice(subtotal)}</strong>
      </div>
      <LinkButton to={telLink(SHOP.supportPhone)} size="lg" wide icon="phone">
        Call {SHOP.supportPhone} to order
      </LinkButton>
      <p className={styles.why}>Online checkout is not open yet. Your cart stays on this device.</p>
      <ul className={styles.sure}>
        <li>
          <Icon name="truck" /> Delivery days and prices for your suburb are on each product’s page
        </li>
        <li>
          <Icon name="left" />{' '}
          <ShopLink className="link" to="/search">
            Keep looking around
          </ShopLink>
        </li>
      </ul>
    </aside>
  );
}

function Row({ label, amount }: { label: string; amount: Cents }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatPrice(amount)}</dd>
    </div>
  );
}

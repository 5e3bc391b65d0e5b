import { cartExtras, validateCart, viewCart } from '@wattle/domain';
import { useMemo } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AgencyNotice } from './agency-notice.tsx';
import { CartLineItem } from './cart-line-item.tsx';
import { CartNotices } from './cart-notices.tsx';
import styles from './cart-screen.module.css';
import type { CartState } from './cart-state.ts';
import { CartSummary } from './cart-summary.tsx';

/** A cart with something in it. Everything shown is worked out from the items, each time they change. */
export function CartContents({ state, addedId }: { state: CartState; addedId: string | null }) {
  const { items, facts } = state;
  const { view, extras, failures, isValid } = useMemo(() => {
    const shown = viewCart(items, facts);
    return { view: shown, extras: cartExtras(shown, facts), ...validateCart(items, facts) };
  }, [items, facts]);
  const lines = extras.visibleItems;
  const added = addedId === null ? undefined : lines.find(({ productId }) => productId === addedId);
  const count = lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>Your cart</h1>
        <p>{count === 1 ? '1 item' : `${count} items`}</p>
      </div>
      {added && (
        <VisuallyHidden>
          <p role="status">{facts.products.get(added.productId)?.name} is in your cart.</p>
        </VisuallyHidden>
      )}
      <CartNotices state={state} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {!isValid && (
            <Notice tone="warn">Something in your cart cannot be ordered as it is. The line says why.</Notice>
          )}
          <ul className={styles.lines}>
            {lines.map((line) => {
              const product = facts.products.get(line.productId);
              if (!product) return null;
              return (
                <CartLineItem
                  key={line.id}
                  line={line}
                  product={product}
                  items={items}
                  settings={facts.settings}
                  failures={failures[line.id] ?? []}
                  isAdded={line.id === added?.id}
                />
              );
            })}
          </ul>
          {extras.hasMieleAgencyItem && <AgencyNotice lines={lines} products={facts.products} />}
        </div>
        <CartSummary lines={view.items} facts={facts} />
      </div>
    </div>
  );
}

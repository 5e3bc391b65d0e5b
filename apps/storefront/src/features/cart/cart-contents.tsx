import type { CartState } from '../../shopper/cart/cart-state.ts';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AgencyNotice } from './agency-notice.tsx';
import { CartNotices } from './cart-notices.tsx';
import styles from './cart-screen.module.css';
import { CartExtras } from './extras/cart-extras.tsx';
import { CartLines } from './lines/cart-lines.tsx';
import { GiftLines } from './lines/gift-lines.tsx';
import { CartSummary } from './summary/cart-summary.tsx';
import { useShownCart } from './use-shown-cart.ts';

/** A cart with something in it. */
export function CartContents({ state, addedId }: { state: CartState; addedId: string | null }) {
  const { items, facts } = state;
  const { view, extras, inCart, delivered, failures, isValid, quote, deliveries } = useShownCart(state);
  const lines = extras.visibleItems;
  const added = addedId === null ? undefined : lines.find(({ productId }) => productId === addedId);
  const count = lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>Your cart</h1>
        <p>{lines.length === 0 ? 'A donation, and nothing else' : count === 1 ? '1 item' : `${count} items`}</p>
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
          <CartLines {...{ lines, items, facts, failures, deliveries }} addedLineId={added?.id}>
            <GiftLines shown={quote} view={view} />
          </CartLines>
          {extras.hasMieleAgencyItem && <AgencyNotice lines={lines} products={facts.products} />}
        </div>
        <CartSummary shown={quote} deliveries={deliveries} productIds={delivered} isValid={isValid} />
        <CartExtras productIds={inCart} />
      </div>
    </div>
  );
}

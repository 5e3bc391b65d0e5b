import { unreachable } from '@wattle/domain';
import type { CartState } from '../../shopper/cart/cart-state.ts';
import { openCart } from '../../shopper/cart/open-cart.ts';
import { useCart } from '../../shopper/cart/use-cart.ts';
import { useCartState } from '../../shopper/cart/use-cart-state.ts';
import { useOffersAwaited } from '../../shopper/cart/use-offers.ts';
import { useTakenBackAlert } from '../../shopper/session/use-taken-back-alert.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CartContents } from './cart-contents.tsx';
import { CartNotices } from './cart-notices.tsx';
import styles from './cart-screen.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';

/** The cart in whatever state it is. `addedId` is the product that was just put in it [D-2-11]. */
export function CartScreen({ addedId }: { addedId: string | null }) {
  const state = useCartState();
  useTakenBackAlert();
  const { isReady, totalQty } = useCart();
  // a donation is not counted
  const hasOffers = useOffersAwaited(isReady && (totalQty > 0 || state.items.length > 0));
  switch (state.load) {
    case 'unloaded':
    case 'loading':
      // a cart that is known to be empty is not waited for
      return isReady && totalQty === 0 ? <EmptyCart /> : <CartSkeleton />;
    case 'ERROR':
      return <CartError />;
    case 'SUCCESS':
      if (state.items.length === 0) return <EmptiedCart state={state} />;
      return hasOffers ? <CartContents state={state} addedId={addedId} /> : <CartSkeleton />;
    default:
      return unreachable(state.load);
  }
}

function EmptiedCart({ state }: { state: CartState }) {
  return (
    <>
      <div className="wrap">
        <CartNotices state={state} />
      </div>
      <EmptyCart />
    </>
  );
}

function CartError() {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>Your cart</h1>
      </div>
      <div className={styles.error}>
        <Notice tone="bad">We could not load what is in your cart. Nothing is lost: it is kept on this device.</Notice>
        <Button kind="second" icon="refresh" onClick={() => void openCart().load()}>
          Try again
        </Button>
      </div>
    </div>
  );
}

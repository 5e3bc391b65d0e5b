import { unreachable } from '@wattle/domain/results';
import * as cartWords from '@wattle/messages/cart';
import * as commonWords from '@wattle/messages/common';
import { useEffect } from 'react';
import { createLateCode, useStartOnPress } from '../../page/late-code.ts';
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
import { SavedForLater } from './saved/saved-for-later.tsx';
import { useCodeListAwaited } from './summary/promo-codes.tsx';

/** A cart with lines needs it when the last one goes, which takes a press. */
const lateEmpty = createLateCode(() => import('./empty-cart.tsx'));

/** The cart page in every state. `addedId` is the product just added [D-2-11]. */
export function CartScreen({ addedId }: { addedId: string | null }) {
  const state = useCartState();
  useTakenBackAlert();
  const { isReady, totalQty } = useCart();
  // donations do not count towards the total quantity
  const hasOffers = useOffersAwaited(isReady && (totalQty > 0 || state.items.length > 0));
  const hasCodeList = useCodeListAwaited();
  useStartOnPress(lateEmpty.start);
  switch (state.load) {
    case 'unloaded':
    case 'loading':
      // no skeleton for a cart known to be empty
      return isReady && totalQty === 0 ? <EmptiedCart state={state} /> : <CartSkeleton />;
    case 'ERROR':
      return <CartError />;
    case 'SUCCESS':
      if (state.items.length === 0) return <EmptiedCart state={state} />;
      return hasOffers && hasCodeList ? <CartContents state={state} addedId={addedId} /> : <CartSkeleton />;
    default:
      return unreachable(state.load);
  }
}

function EmptiedCart({ state }: { state: CartState }) {
  const code = lateEmpty.useCode();
  useEffect(() => void lateEmpty.start(), []);
  if (!code) return <CartSkeleton />;
  return (
    <>
      <div className="wrap">
        <CartNotices state={state} />
      </div>
      <code.EmptyCart />
      <div className="wrap">
        <SavedForLater state={state} />
      </div>
    </>
  );
}

function CartError() {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{cartWords.yourCart}</h1>
      </div>
      <div className={styles.error}>
        <Notice tone="bad">{cartWords.notLoaded}</Notice>
        <Button kind="second" icon="refresh" onClick={() => void openCart().load()}>
          {commonWords.tryAgain}
        </Button>
      </div>
    </div>
  );
}

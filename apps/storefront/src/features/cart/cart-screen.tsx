import * as cartWords from '@wattle/messages/cart';
import * as commonWords from '@wattle/messages/common';
import { type ComponentType, useDeferredValue, useEffect } from 'react';
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
import { CartSkeleton, forgetNoCart, isAllSent } from './cart-skeleton.tsx';
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
  // a cart may be known to be empty before it has loaded
  const isEmpty = state.load === 'SUCCESS' ? state.items.length === 0 : isReady && totalQty === 0;
  const empty = lateEmpty.useCode();
  useStartOnPress(lateEmpty.start);
  const isWaiting = state.load !== 'SUCCESS' || isEmpty;
  useEffect(() => {
    if (isEmpty && !isAllSent()) void lateEmpty.start();
  }, [isEmpty]);
  useEffect(() => {
    // emptied from now on, it has more to say than what was sent
    if (!isWaiting) forgetNoCart();
    return forgetNoCart;
  }, [isWaiting]);
  const isComplete = !isWaiting && hasOffers && hasCodeList;
  // drawn bit by bit behind the skeleton: all at once, it would hold up the next press
  const isDrawn = useDeferredValue(isComplete);
  if (state.load === 'ERROR') return <CartError />;
  if (isEmpty && empty && !isAllSent()) return <EmptiedCart state={state} EmptyCart={empty.EmptyCart} />;
  if (!isComplete || !isDrawn) return <CartSkeleton mayBeEmpty={isWaiting} />;
  return <CartContents state={state} addedId={addedId} />;
}

function EmptiedCart({ state, EmptyCart }: { state: CartState; EmptyCart: ComponentType }) {
  return (
    <>
      <div className="wrap">
        <CartNotices state={state} />
      </div>
      <EmptyCart />
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

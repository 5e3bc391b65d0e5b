import type { CheckoutStep, KeptCheckout } from '@wattle/domain/checkout';
import * as checkoutWords from '@wattle/messages/checkout';
import { stepTitle } from '@wattle/messages/checkout-steps';
import * as commonWords from '@wattle/messages/common';
import { type ReactNode, useEffect, useRef } from 'react';
import { JoinedNotice } from '../../goods/sums/joined-notice.tsx';
import { useNavigate } from '../../router/router-context.tsx';
import type { CartState } from '../../shopper/cart/cart-state.ts';
import { openCart } from '../../shopper/cart/open-cart.ts';
import { useCart } from '../../shopper/cart/use-cart.ts';
import { useCartState } from '../../shopper/cart/use-cart-state.ts';
import { useOffersAwaited } from '../../shopper/cart/use-offers.ts';
import { useCheckout } from '../../shopper/checkout/checkout-store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './checkout-frame.module.css';
import { checkoutTarget } from './checkout-guard.ts';
import { type Buyer, type CheckoutPage, CheckoutPageProvider, useBuyer, useCheckoutParts } from './checkout-page.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { CheckoutSummary } from './summary/checkout-summary.tsx';
import { SmallSummary } from './summary/small-summary.tsx';

type Props = { step: CheckoutStep; children: ReactNode };

/** The checkout page: three steps, one of them open, with the order summary beside them. */
export function CheckoutFrame({ step, children }: Props) {
  const kept = useCheckout();
  const cart = useCartState();
  const buyer = useBuyer();
  const { isReady, totalQty } = useCart();
  // donations do not count towards the total quantity
  const hasOffers = useOffersAwaited(isReady && (totalQty > 0 || cart.items.length > 0));
  if (cart.load === 'ERROR') return <CartNotLoaded />;
  const isEmpty = cart.load === 'SUCCESS' && cart.items.length === 0;
  const isThere = kept !== null && cart.load === 'SUCCESS' && buyer.kind !== 'WAITING' && (hasOffers || isEmpty);
  if (!isThere) return <CheckoutSkeleton />;
  return (
    <LoadedFrame step={step} cart={cart} kept={kept} buyer={buyer}>
      {children}
    </LoadedFrame>
  );
}

type LoadedProps = Props & { cart: CartState; kept: KeptCheckout; buyer: Buyer };

function LoadedFrame({ step, cart, kept, buyer, children }: LoadedProps) {
  const page = useCheckoutParts(cart, kept, buyer);
  const isShown = useCheckoutGuard(step, page);
  if (!isShown) return <CheckoutSkeleton />;
  return (
    <CheckoutPageProvider value={page}>
      <div className={`wrap ${styles.page}`}>
        <div>
          <h1 className={styles.title}>
            {checkoutWords.checkout}
            <VisuallyHidden>, {stepTitle(step, page.isByEmail).toLowerCase()}</VisuallyHidden>
          </h1>
          <SmallSummary />
          <JoinedNotice facts={cart.facts} />
          {!page.isValid && (
            <div className={styles.above}>
              <Notice tone="warn">
                {checkoutWords.cannotOrder}{' '}
                <ShopLink className="link" to="/cart">
                  {checkoutWords.seeYourCart}
                </ShopLink>
              </Notice>
            </div>
          )}
          <CheckoutSteps step={step}>{children}</CheckoutSteps>
        </div>
        <CheckoutSummary />
      </div>
    </CheckoutPageProvider>
  );
}

function CartNotLoaded() {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.error}>
        <h1>{checkoutWords.checkout}</h1>
        <Notice tone="bad">{checkoutWords.cartNotLoaded}</Notice>
        <Button kind="second" icon="refresh" onClick={() => void openCart().load()}>
          {commonWords.tryAgain}
        </Button>
      </div>
    </div>
  );
}

/** Whether a step may be shown; redirects shoppers who open it too early [C-2-35]. */
function useCheckoutGuard(step: CheckoutStep, { lines, kept, progress }: CheckoutPage): boolean {
  const navigate = useNavigate();
  const hadItems = useRef(false);
  const orderBefore = useRef(kept.placedOrder?.number);
  if (lines.length > 0) hadItems.current = true;
  const target = checkoutTarget({
    step,
    itemsCount: lines.length,
    hadItems: hadItems.current,
    hasPlacedOrder: kept.placedOrder !== null && kept.placedOrder.number !== orderBefore.current,
    progress,
  });
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [target, navigate]);
  return target === null;
}

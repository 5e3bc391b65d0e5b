import type { CheckoutStep, KeptCheckout } from '@wattle/domain';
import type { ReactNode } from 'react';
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
import { type Buyer, CheckoutPageProvider, useBuyer, useCheckoutParts } from './checkout-page.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { stepTitle } from './step-words.ts';
import { CheckoutSummary } from './summary/checkout-summary.tsx';
import { SmallSummary } from './summary/small-summary.tsx';
import { useCheckoutGuard } from './use-checkout-guard.ts';

type Props = { step: CheckoutStep; children: ReactNode };

/** The page of a checkout: three steps, one of them open, and what it comes to beside them. */
export function CheckoutFrame({ step, children }: Props) {
  const kept = useCheckout();
  const cart = useCartState();
  const buyer = useBuyer();
  const { isReady, totalQty } = useCart();
  // a donation is not counted
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
            Checkout<VisuallyHidden>, {stepTitle(step, page.isByEmail).toLowerCase()}</VisuallyHidden>
          </h1>
          <SmallSummary />
          {!page.isValid && (
            <div className={styles.above}>
              <Notice tone="warn">
                Something in your cart cannot be ordered as it is.{' '}
                <ShopLink className="link" to="/cart">
                  See your cart
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
        <h1>Checkout</h1>
        <Notice tone="bad">We could not load what is in your cart. Nothing is lost: it is kept on this device.</Notice>
        <Button kind="second" icon="refresh" onClick={() => void openCart().load()}>
          Try again
        </Button>
      </div>
    </div>
  );
}

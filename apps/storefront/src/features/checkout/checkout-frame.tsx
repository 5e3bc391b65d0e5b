import { type CheckoutStep, type KeptCheckout, NO_CHECKOUT } from '@wattle/domain/checkout';
import * as checkoutWords from '@wattle/messages/checkout';
import { stepTitle } from '@wattle/messages/checkout-steps';
import * as commonWords from '@wattle/messages/common';
import { type ReactNode, useState } from 'react';
import { JoinedNotice } from '../../goods/sums/joined-notice.tsx';
import { useHydrated } from '../../page/use-hydrated.ts';
import type { CartState } from '../../shopper/cart/cart-state.ts';
import { openCart } from '../../shopper/cart/open-cart.ts';
import { useCart } from '../../shopper/cart/use-cart.ts';
import { useCartState } from '../../shopper/cart/use-cart-state.ts';
import { useOffersAwaited } from '../../shopper/cart/use-offers.ts';
import { useCheckout } from '../../shopper/checkout/checkout-store.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './checkout-frame.module.css';
import { type Buyer, CheckoutPageProvider, useBuyer, useCheckoutParts } from './checkout-page.ts';
import { CheckoutSkeleton, SummarySkeleton } from './checkout-skeleton.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { SignedOutNotice, SignedOutPage, useSignedOut } from './signed-out-notice.tsx';
import { CheckoutSummary } from './summary/checkout-summary.tsx';
import { SmallSummary } from './summary/small-summary.tsx';
import { useCheckoutGuard } from './use-checkout-guard.ts';

type Props = { step: CheckoutStep; children: ReactNode };

/**
 * The checkout page: three steps, one of them open, with the order summary beside them. The first step needs no
 * products: the server sends it, and a guest whose cart is known to have something sees it before the cart has loaded.
 */
export function CheckoutFrame({ step, children }: Props) {
  const isFirst = step === 'contact';
  const isSent = !useHydrated() && isFirst;
  const kept = useCheckout();
  const cart = useCartState();
  const buyer = useBuyer();
  const { isReady, totalQty } = useCart();
  // donations do not count towards the total quantity
  const hasOffers = useOffersAwaited(isReady && (totalQty > 0 || cart.items.length > 0));
  const isSignedOut = useSignedOut();
  const hasFailed = cart.load === 'ERROR';
  const isEmpty = cart.load === 'SUCCESS' && cart.items.length === 0;
  const isLoaded = cart.load === 'SUCCESS' && buyer.kind !== 'WAITING' && (hasOffers || isEmpty || isFirst);
  const isEarly = isFirst && buyer.kind === 'GUEST' && totalQty > 0;
  const isThere = kept !== null && (isLoaded || isEarly);
  if (isSignedOut && isEmpty) return <SignedOutPage />;
  return (
    <>
      {hasFailed && <CartNotLoaded />}
      {(isSent || isThere) && (
        <StepFrame
          // what was sent and hidden starts anew with what the browser keeps; what was shown may have been typed into
          key={isSent || wasFirstStepShown() ? 'sent' : 'own'}
          {...{ step, isSent, isSignedOut, cart, buyer, hasOffers }}
          kept={kept ?? NO_CHECKOUT}
          isHidden={hasFailed}
        >
          {children}
        </StepFrame>
      )}
      {!isThere && !hasFailed && <CheckoutSkeleton />}
    </>
  );
}

/** EARLY_CHECKOUT_SCRIPT set the mark: this document showed the first step before its code had come. */
const wasFirstStepShown = (): boolean => document.documentElement.dataset.firstStep !== undefined;

type StepProps = Props & {
  /** It is the server's HTML, which knows nobody. */
  isSent: boolean;
  isHidden: boolean;
  isSignedOut: boolean;
  cart: CartState;
  kept: KeptCheckout;
  buyer: Buyer;
  hasOffers: boolean;
};

function StepFrame({ step, isSent, isHidden, isSignedOut, cart, kept, buyer, hasOffers, children }: StepProps) {
  const page = useCheckoutParts(cart, kept, buyer);
  const isCartKnown = cart.load === 'SUCCESS';
  const isShown = useCheckoutGuard({ step, isSent, isCartKnown }, page);
  // above a form that somebody may be typing into, it would move the form
  const [isWarningBelow] = useState(!isCartKnown);
  if (!isShown) return <CheckoutSkeleton />;
  const warning = !page.isValid && <CannotOrder />;
  return (
    <CheckoutPageProvider value={page}>
      <div className={classNames('wrap', styles.page, isSent && styles.sent)} hidden={isHidden}>
        <div>
          <h1 className={styles.title}>
            {checkoutWords.checkout}
            <VisuallyHidden>, {stepTitle(step, page.isByEmail).toLowerCase()}</VisuallyHidden>
          </h1>
          <SmallSummary />
          {isSignedOut && <SignedOutNotice />}
          <JoinedNotice facts={cart.facts} />
          {!isWarningBelow && warning && <div className={styles.above}>{warning}</div>}
          <CheckoutSteps step={step}>{children}</CheckoutSteps>
          {isWarningBelow && warning && <div className={styles.below}>{warning}</div>}
        </div>
        {isCartKnown && hasOffers ? <CheckoutSummary /> : <SummarySkeleton />}
      </div>
    </CheckoutPageProvider>
  );
}

const CannotOrder = () => (
  <Notice tone="warn">
    {checkoutWords.cannotOrder}{' '}
    <ShopLink className="link" to="/cart">
      {checkoutWords.seeYourCart}
    </ShopLink>
  </Notice>
);

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

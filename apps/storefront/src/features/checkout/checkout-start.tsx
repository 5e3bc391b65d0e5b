import type { Customer } from '@wattle/domain/account';
import { type CheckoutProgress, firstOpenStep, type KeptCheckout } from '@wattle/domain/checkout';
import { CHECKOUT_PATHS } from '@wattle/domain/settings';
import { useEffect, useRef } from 'react';
import { useNavigate } from '../../router/router-context.tsx';
import type { CartState } from '../../shopper/cart/cart-state.ts';
import { useCartState } from '../../shopper/cart/use-cart-state.ts';
import { keepContact, useCheckout } from '../../shopper/checkout/checkout-store.ts';
import { type Buyer, useBuyer, useCheckoutParts } from './checkout-page.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { knownContact } from './contact/known-contact.ts';

/** /checkout redirects to the first incomplete step; a customer with a complete account skips the first [C-2-35]. */
export function CheckoutStart() {
  const kept = useCheckout();
  const cart = useCartState();
  const buyer = useBuyer();
  const isKnown = kept !== null && (cart.load === 'SUCCESS' || cart.load === 'ERROR') && buyer.kind !== 'WAITING';
  return (
    <>
      <CheckoutSkeleton />
      {isKnown && <Lead kept={kept} cart={cart} buyer={buyer} />}
    </>
  );
}

function Lead({ kept, cart, buyer }: { kept: KeptCheckout; cart: CartState; buyer: Buyer }) {
  const navigate = useNavigate();
  const { progress } = useCheckoutParts(cart, kept, buyer);
  const hasLed = useRef(false);
  const { customer } = buyer;
  const isEmpty = cart.load === 'SUCCESS' && cart.items.length === 0;
  useEffect(() => {
    // redirect once only: saving the contact changes the target
    if (hasLed.current) return;
    hasLed.current = true;
    void pathFor(progress, customer, isEmpty).then((path) => {
      // do not redirect shoppers who have navigated away meanwhile
      if (location.pathname === '/checkout') void navigate(path, { replace: true });
    });
  }, [progress, customer, isEmpty, navigate]);
  return null;
}

async function pathFor(progress: CheckoutProgress, customer: Customer | null, isEmpty: boolean): Promise<string> {
  if (isEmpty) return '/cart';
  const known = progress.contact === null && customer ? await knownContact(customer) : null;
  if (known) keepContact(known);
  return CHECKOUT_PATHS[firstOpenStep({ ...progress, contact: progress.contact ?? known })];
}

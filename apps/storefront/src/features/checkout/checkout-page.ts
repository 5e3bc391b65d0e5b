import type { Address, Customer } from '@wattle/domain/account';
import { type CartLine, type CartReason, validateCart, viewCart } from '@wattle/domain/cart';
import {
  type CheckoutProgress,
  checkoutProgress,
  type EnteredAddress,
  type KeptCheckout,
  resolveAddress,
} from '@wattle/domain/checkout';
import { STATE_TIME_ZONES, travels } from '@wattle/domain/delivery';
import { wallClock } from '@wattle/domain/stores';
import { createContext, useContext, useMemo } from 'react';
import { useAccount } from '../../shopper/account/account-store.ts';
import type { KnownFacts } from '../../shopper/cart/cart-facts-loader.ts';
import type { CartState } from '../../shopper/cart/cart-state.ts';
import { withShopFailures } from '../../shopper/cart/shop-failures.ts';
import { useSession } from '../../shopper/session/use-session.ts';
import { useSignedIn } from '../../shopper/session/use-signed-in.ts';
import { type CheckoutQuote, useCheckoutQuote } from './use-checkout-quote.ts';

/** Who is buying. WAITING: signed in, and the account is loading. */
export type Buyer =
  | { readonly kind: 'GUEST' | 'WAITING' | 'NOT_LOADED'; readonly customer: null }
  | { readonly kind: 'CUSTOMER'; readonly customer: Customer };

/** Everything the checkout steps share. */
export type CheckoutPage = {
  readonly kept: KeptCheckout;
  readonly lines: readonly CartLine[];
  readonly facts: KnownFacts;
  readonly failures: Readonly<Record<string, readonly CartReason[]>>;
  readonly isValid: boolean;
  /** Everything in the cart is sent by email. */
  readonly isByEmail: boolean;
  /** Nothing but donations, of which nothing is sent. */
  readonly isDonation: boolean;
  readonly buyer: Buyer;
  /** The customer's saved addresses; empty for guests. */
  readonly saved: readonly Address[];
  /** Delivery address; null: not entered yet. */
  readonly address: EnteredAddress | null;
  readonly progress: CheckoutProgress;
  readonly quote: CheckoutQuote;
};

const PageContext = createContext<CheckoutPage | null>(null);
export const CheckoutPageProvider = PageContext;

/** The shared checkout state, for steps inside the frame. */
export function useCheckoutPage(): CheckoutPage {
  const page = useContext(PageContext);
  if (!page) throw new Error('A step of a checkout is outside its frame.');
  return page;
}

/** When the account fails to load, the customer checks out as a guest and is told so. */
export function useBuyer(): Buyer {
  const session = useSession();
  const { loggedIn } = useSignedIn();
  const account = useAccount();
  if (account?.status === 'SUCCESS') return { kind: 'CUSTOMER', customer: account.customer };
  if (account?.status === 'ERROR' || account?.status === 'ABORTED') return { kind: 'NOT_LOADED', customer: null };
  const isWaiting = loggedIn || session === 'LOGGING_IN' || session === 'LOGGED_IN';
  return { kind: isWaiting ? 'WAITING' : 'GUEST', customer: null };
}

const NO_ADDRESSES: readonly Address[] = [];

/** Computed once for the whole page, so that its parts cannot disagree. */
export function useCheckoutParts({ items, facts }: CartState, kept: KeptCheckout, buyer: Buyer): CheckoutPage {
  const { customer } = buyer;
  const own = useMemo(() => {
    const lines = viewCart(items, facts).items;
    const goods = lines.flatMap(({ productId }) => facts.products.get(productId) ?? []);
    return {
      lines,
      isByEmail: goods.length > 0 && !goods.some(travels),
      validation: validateCart(items, facts, Date.now() / 1000),
    };
  }, [items, facts]);
  const { lines, isByEmail } = own;
  const saved = customer?.addresses ?? NO_ADDRESSES;
  const chosen = kept.delivery?.address ?? null;
  const isDelivered = kept.shippingType === 'DELIVERY' && !isByEmail;
  const address = useMemo(() => (isDelivered ? resolveAddress(chosen, saved) : null), [isDelivered, chosen, saved]);
  const quote = useCheckoutQuote({ lines, facts, kept, isByEmail, address });
  const { failures, isValid } = withShopFailures(own.validation, lines, quote.info);
  const progress = checkoutProgress(kept, {
    isByEmail,
    saved: buyer.kind === 'WAITING' ? null : saved,
    today: earliestToday(),
  });
  const isDonation = lines.length > 0 && lines.every(({ isHidden }) => isHidden);
  return { kept, lines, facts, failures, isValid, isByEmail, isDonation, buyer, saved, address, progress, quote };
}

/** Today in the westernmost time zone: a day that has passed there has passed everywhere. */
const earliestToday = (): string => wallClock(STATE_TIME_ZONES.WA, Date.now()).date;

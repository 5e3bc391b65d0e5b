import {
  type Address,
  type CartLine,
  type CartReason,
  type CheckoutProgress,
  type Customer,
  checkoutProgress,
  type EnteredAddress,
  type KeptCheckout,
  resolveAddress,
  STATE_TIME_ZONES,
  travels,
  validateCart,
  viewCart,
  wallClock,
} from '@wattle/domain';
import { createContext, useContext, useMemo } from 'react';
import { useAccount } from '../../shopper/account/account-store.ts';
import type { KnownFacts } from '../../shopper/cart/cart-facts-loader.ts';
import type { CartState } from '../../shopper/cart/cart-state.ts';
import { withShopFailures } from '../../shopper/cart/shop-failures.ts';
import { useSession } from '../../shopper/session/use-session.ts';
import { useSignedIn } from '../../shopper/session/use-signed-in.ts';
import { type CheckoutQuote, useCheckoutQuote } from './use-checkout-quote.ts';

/** Who is buying. WAITING: somebody has signed in, and their account is on its way. */
export type Buyer =
  | { readonly kind: 'GUEST' | 'WAITING' | 'NOT_LOADED'; readonly customer: null }
  | { readonly kind: 'CUSTOMER'; readonly customer: Customer };

/** Everything that the steps of a checkout show and ask. */
export type CheckoutPage = {
  readonly kept: KeptCheckout;
  readonly lines: readonly CartLine[];
  readonly facts: KnownFacts;
  readonly failures: Readonly<Record<string, readonly CartReason[]>>;
  readonly isValid: boolean;
  /** Nothing in the cart travels. */
  readonly isByEmail: boolean;
  readonly buyer: Buyer;
  /** The customer's addresses; none of guests. */
  readonly saved: readonly Address[];
  /** Where it is delivered to; null: not told yet. */
  readonly address: EnteredAddress | null;
  readonly progress: CheckoutProgress;
  readonly quote: CheckoutQuote;
};

const PageContext = createContext<CheckoutPage | null>(null);
export const CheckoutPageProvider = PageContext;

/** What the page of a checkout has worked out; for the steps inside its frame. */
export function useCheckoutPage(): CheckoutPage {
  const page = useContext(PageContext);
  if (!page) throw new Error('A step of a checkout is outside its frame.');
  return page;
}

/** A customer whose account does not come is served as a guest who is told so. */
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

/** Put together once for the whole page, so that no two parts of it disagree. */
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
  return { kept, lines, facts, failures, isValid, isByEmail, buyer, saved, address, progress, quote };
}

/** The day of those whose clock is the last: what is over there is over everywhere. */
const earliestToday = (): string => wallClock(STATE_TIME_ZONES.WA, Date.now()).date;

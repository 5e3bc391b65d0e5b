import type { CartLine } from '../cart/cart.ts';
import { type RequestItem, toRequestItems } from '../cart/request-items.ts';
import { cleanEmail, emailFault } from '../forms/check-email.ts';
import type { State } from '../stores/store.ts';
import type { CheckoutContact, EnteredAddress, ShippingOptions, ShippingType } from './checkout.ts';
import type { CreditBalance } from './use-credits.ts';

/** The body of POST /api/checkout/info [C-7-19 C-7-20 C-7-21]. */
export type CheckoutInfoRequest = {
  readonly cart: {
    readonly items: readonly RequestItem[];
    readonly promoCodes: readonly string[];
    readonly email?: string;
    readonly firstName?: string;
    readonly lastName?: string;
    readonly shippingAddress?: Pick<EnteredAddress, 'postcode' | 'state'>;
    /** No address yet: the locality stands in for it. */
    readonly useProvisionalShippingAddress?: boolean;
    readonly shipping?: RequestShipping;
    readonly locality: RequestLocality | null;
  };
  /** The day that was picked, yyyy-mm-dd, as an order says it [C-7-31]. */
  readonly extra?: { readonly shippingDate?: string };
  readonly availableCreditBalances: readonly CreditBalance[];
};

type RequestLocality = { readonly postcode: string; readonly state: State };
type RequestShipping = { readonly type: ShippingType; readonly options: ShippingOptions | null };

export type CheckoutInfoParts = {
  readonly lines: readonly CartLine[];
  readonly promoCodes: readonly string[];
  /** As far as the shopper has told; what is not there, or blank, is left out. */
  readonly contact: Partial<Pick<CheckoutContact, 'email' | 'firstName' | 'lastName'>> | null;
  /** Where to, once it is told; until then the place that the shopper looks from stands in for it. */
  readonly address?: Pick<EnteredAddress, 'postcode' | 'state'> | null;
  readonly locality: RequestLocality | null;
  readonly shipping: RequestShipping | null;
  /** yyyy-mm-dd; without it no day is picked. */
  readonly shippingDate?: string | null;
  readonly credits: readonly CreditBalance[];
};

/** What is asked of the server about a cart; an email that is none is left out [C-5-18 C-7-19 C-7-20 C-7-21]. */
export function checkoutInfoRequest(parts: CheckoutInfoParts): CheckoutInfoRequest {
  const { lines, promoCodes, contact, address, locality, shipping, shippingDate, credits } = parts;
  const email = cleanEmail(contact?.email ?? '');
  const firstName = contact?.firstName?.trim();
  const lastName = contact?.lastName?.trim();
  return {
    cart: {
      items: toRequestItems(lines),
      promoCodes: [...promoCodes],
      ...(emailFault(email) ? {} : { email }),
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(address
        ? { shippingAddress: { postcode: address.postcode, state: address.state } }
        : { useProvisionalShippingAddress: true }),
      ...(shipping && { shipping: { type: shipping.type, options: shipping.options } }),
      locality: locality && { postcode: locality.postcode, state: locality.state },
    },
    ...(shippingDate && { extra: { shippingDate } }),
    availableCreditBalances: credits.map(({ id, methodCode, amount }) => ({ id, methodCode, amount })),
  };
}

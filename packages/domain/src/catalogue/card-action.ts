import { unreachable } from '../results/outcome.ts';
import type { CardState } from './card-state.ts';
import type { Product } from './product.ts';

export const DISABLED_REASONS = ['SOLD_OUT', 'COMING_SOON', 'UNAVAILABLE', 'CART_NOT_READY', 'ADDING'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

export const AGENCY_ENQUIRY_REASONS = ['AGENCY_DIRECT', 'AGENCY_MIX'] as const;
export type AgencyEnquiryReason = (typeof AGENCY_ENQUIRY_REASONS)[number];

export type CardAction =
  | { readonly kind: 'add' }
  | { readonly kind: 'enquire-agency'; readonly reason: AgencyEnquiryReason }
  | { readonly kind: 'enquire-outgoing' }
  | { readonly kind: 'disabled'; readonly reason: DisabledReason };

export type AgencyFields = Pick<Product, 'enquiryOnly'> & {
  readonly isAgencyItem: Product['blGroup']['isAgencyItem'];
};

/** What kinds of items the visible cart contains. Both are false for an empty cart. */
export type CartMix = { readonly hasAgencyItems: boolean; readonly hasOtherItems: boolean };

export type CardActionInput = {
  readonly state: CardState;
  readonly isCartReady: boolean;
  readonly isAdding: boolean;
  readonly agency: AgencyFields;
  readonly cart: CartMix;
};

/** Whether adding a product would mix agency and other items in one cart [C-5-09]. */
export function isAgencyMix({ isAgencyItem }: Pick<AgencyFields, 'isAgencyItem'>, cart: CartMix): boolean {
  return isAgencyItem ? cart.hasOtherItems : cart.hasAgencyItems;
}

/**
 * What the button on a card or product page does right now [D-2-112 D-2-113 D-2-114 D-2-115 D-2-116 D-2-117 D-2-118].
 */
export function cardAction(input: CardActionInput): CardAction {
  const reason = disabledReason(input);
  if (reason) return { kind: 'disabled', reason };
  if (input.agency.enquiryOnly) return { kind: 'enquire-agency', reason: 'AGENCY_DIRECT' };
  // check before the agency mix: in-store-only products cannot be added whatever the cart contains
  if (input.state === 'ENQUIRE') return { kind: 'enquire-outgoing' };
  if (isAgencyMix(input.agency, input.cart)) return { kind: 'enquire-agency', reason: 'AGENCY_MIX' };
  return { kind: 'add' };
}

/** The product's own reason comes first: it does not change while the shopper waits. */
function disabledReason({ state, isCartReady, isAdding }: CardActionInput): DisabledReason | null {
  const closed = closedReason(state);
  if (closed) return closed;
  if (!isCartReady) return 'CART_NOT_READY';
  return isAdding ? 'ADDING' : null;
}

/** Whether it cannot be had, and is not about to be sold either: something else may take its place. */
export const isGone = (state: CardState): boolean => state === 'SOLD_OUT' || state === 'UNAVAILABLE';

export type ClosedReason = 'SOLD_OUT' | 'COMING_SOON' | 'UNAVAILABLE';

/** Why a product in this state cannot be bought, regardless of the cart; null when it can [D-2-114 D-2-115 D-2-118]. */
export function closedReason(state: CardState): ClosedReason | null {
  switch (state) {
    case 'SOLD_OUT':
      return 'SOLD_OUT';
    case 'COMING_SOON':
      return 'COMING_SOON';
    case 'UNAVAILABLE':
      return 'UNAVAILABLE';
    case 'PREORDER':
    case 'ENQUIRE':
    case 'ADD_TO_CART':
      return null;
    default:
      return unreachable(state);
  }
}

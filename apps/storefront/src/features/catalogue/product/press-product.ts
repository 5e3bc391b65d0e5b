import type { GiftCardDetails } from '@wattle/domain/cart';
import { type CardAction, type CardState, cardAction, variantLabel } from '@wattle/domain/catalogue';
import { unreachable } from '@wattle/domain/results';
import { inVariant } from '@wattle/messages/card-controls';
import { addAlert as alertFor } from '../../../shopper/cart/add-alert.ts';
import { addOnPress, type CartAtAGlance } from '../../../shopper/cart/use-cart.ts';
import { readAttribution } from '../../../shopper/referrers/read-attribution.ts';
import type { ProductPage } from './product-page-data.ts';

export type Chosen = {
  readonly variantId: string;
  readonly qty: number;
  readonly warrantyId: string | null;
  /** For gift cards. */
  readonly giftcard?: GiftCardDetails;
};

type Pressed = {
  readonly product: ProductPage['product'];
  readonly state: CardState;
  readonly cart: CartAtAGlance;
  readonly chosen: Chosen;
};

/** Null: it was added to the cart. */
export type PressResult =
  | { readonly ask: CardAction }
  | { readonly alert: NonNullable<ReturnType<typeof alertFor>> }
  | null;

/** Handles the main button of a product page: adds to the cart, or opens the enquiry instead [D-2-116 D-2-117]. */
export async function pressProduct({ product, state, cart, chosen }: Pressed): Promise<PressResult> {
  const { isReady, addingKey, mix } = cart;
  const agency = { isAgencyItem: product.blGroup.isAgencyItem, enquiryOnly: product.enquiryOnly };
  const action = cardAction({ state, isCartReady: isReady, isAdding: addingKey !== null, agency, cart: mix });
  switch (action.kind) {
    case 'add': {
      const attribution = await readAttribution();
      const result = await addOnPress({ productId: product.id, ...chosen, addedFrom: 'product page', attribution });
      const variant = product.variants.find(({ id }) => id === chosen.variantId);
      const called = variant ? variantLabel(product, variant) : null;
      const alert = alertFor(result, inVariant(product.name, called));
      return alert && { alert };
    }
    case 'enquire-agency':
    case 'enquire-outgoing':
      return { ask: action };
    case 'disabled':
      return { ask: action };
    default:
      return unreachable(action);
  }
}

import {
  type CardAction,
  type CardState,
  cardAction,
  isGiftCardProduct,
  type ProductSummary,
  productLink,
  unreachable,
} from '@wattle/domain';
import type { NavigateFunction } from 'react-router';
import { addAlert as alertFor } from '../../shopper/cart/add-alert.ts';
import { addToCart, type CartAtAGlance } from '../../shopper/cart/use-cart.ts';
import { attributionAt } from '../../shopper/referrers/list-place.ts';
import type { Alerts } from '../../ui/alerts/use-alerts.ts';

type Pressed = {
  readonly product: ProductSummary;
  readonly state: CardState;
  readonly cart: CartAtAGlance;
  readonly button: Element;
};
type Page = Alerts & { readonly navigate: NavigateFunction; readonly ask: (action: CardAction) => void };

/** What the button of a card does: puts its product in the cart, or asks first [D-2-112 D-2-113 D-2-116 D-2-117]. */
export async function pressCard({ product, state, cart, button }: Pressed, page: Page): Promise<void> {
  const { canAdd, addingKey, mix } = cart;
  const action = cardAction({ state, isCartReady: canAdd, isAdding: addingKey !== null, agency: product, cart: mix });
  switch (action.kind) {
    case 'add':
      // it asks to whom it goes, and for how much
      return isGiftCardProduct(product) ? page.navigate(productLink(product)) : add(product, button, page);
    case 'enquire-agency':
    case 'enquire-outgoing':
      // the button works until the dialog is there
      await import('../enquiry/enquiry-dialog.tsx');
      return page.ask(action);
    case 'disabled':
      return;
    default:
      return unreachable(action);
  }
}

/** Puts the first variant of a product in the cart and goes there; says why when that was refused [D-2-11 D-3-04]. */
async function add(product: ProductSummary, button: Element, { navigate, addAlert }: Page): Promise<void> {
  const result = await addToCart({
    productId: product.id,
    variantId: product.variantId,
    qty: 1,
    warrantyId: null,
    addedFrom: 'card',
    attribution: attributionAt(button),
  });
  const alert = alertFor(result, product.name);
  if (alert) addAlert(alert);
  else await navigate(`/cart?item=${encodeURIComponent(product.id)}`);
}

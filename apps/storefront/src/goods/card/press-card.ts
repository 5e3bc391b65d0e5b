import { type CardAction, cardAction } from '@wattle/domain/catalogue';
import { productLink } from '@wattle/domain/links';
import { unreachable } from '@wattle/domain/results';
import { inVariant } from '@wattle/messages/card-controls';
import type { NavigateFunction } from '../../router/location.ts';
import { addAlert as alertFor } from '../../shopper/cart/add-alert.ts';
import { addOnPress, type CartAtAGlance } from '../../shopper/cart/use-cart.ts';
import { attributionAt } from '../../shopper/referrers/list-place.ts';
import type { Alerts } from '../../ui/alerts/use-alerts.ts';
import type { CardFacts } from './card-facts.ts';

type Pressed = { readonly product: CardFacts; readonly cart: CartAtAGlance; readonly button: Element };
type Page = Alerts & { readonly navigate: NavigateFunction; readonly ask: (action: CardAction | null) => void };

/** Handles a card's button: adds to the cart, or opens the enquiry instead [D-2-112 D-2-113 D-2-116 D-2-117]. */
export async function pressCard({ product, cart, button }: Pressed, page: Page): Promise<void> {
  if (button.getAttribute('data-press') === 'mail') return askForMail(page);
  const { isReady, addingKey, mix } = cart;
  const action = cardAction({
    state: product.state,
    isCartReady: isReady,
    isAdding: addingKey !== null,
    agency: product,
    cart: mix,
  });
  switch (action.kind) {
    case 'add':
      // gift cards need a recipient and an amount
      return product.isGiftCard ? page.navigate(productLink(product)) : add(product, button, page);
    case 'enquire-agency':
    case 'enquire-outgoing':
      // keep the button busy until the dialog has loaded
      await import('../enquiry/enquiry-dialog.tsx');
      return page.ask(action);
    case 'disabled':
      return;
    default:
      return unreachable(action);
  }
}

async function askForMail({ ask }: Page): Promise<void> {
  await import('../enquiry/enquiry-dialog.tsx');
  ask(null);
}

/** Adds the card's variant and goes to the cart; says why when refused [D-2-11 D-3-04]. */
async function add(product: CardFacts, button: Element, { navigate, addAlert }: Page): Promise<void> {
  const result = await addOnPress({
    productId: product.id,
    variantId: product.variantId,
    qty: 1,
    warrantyId: null,
    addedFrom: 'card',
    attribution: attributionAt(button),
  });
  const alert = alertFor(result, inVariant(product.name, product.variantName));
  if (alert) addAlert(alert);
  else await navigate(`/cart?item=${encodeURIComponent(product.id)}`);
}

import { addingKeyOf, type CardAction, type CardState, closedReason } from '@wattle/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCart } from '../../../shopper/cart/use-cart.ts';
import { useAlerts } from '../../../ui/alerts/use-alerts.ts';
import type { Chosen } from './press-product.ts';
import type { ProductPage } from './product-page-data.ts';

export type Purchase = {
  readonly state: CardState;
  /** It cannot be bought, whatever the cart. */
  readonly isClosed: boolean;
  /** The cart is not there yet, or something is just being put in it [D-2-112 D-2-113]. */
  readonly isWaiting: boolean;
  readonly isAdding: boolean;
  /** Why the last try did not get into the cart. */
  readonly problem: string | null;
  readonly press: () => void;
  /** What the shop is asked instead; null: nothing is. */
  readonly asked: CardAction | null;
  readonly endAsking: () => void;
};

/** The buttons of a product page. What a press does is decided, and loaded, when it happens. */
export function usePurchase(product: ProductPage['product'], state: CardState, chosen: Chosen): Purchase {
  const cart = useCart();
  const [isPressed, setIsPressed] = useState(false);
  const [asked, ask] = useState<CardAction | null>(null);
  const [failed, setFailed] = useState<{ chosen: string; words: string } | null>(null);
  const navigate = useNavigate();
  const { addAlert } = useAlerts();
  const key = JSON.stringify(chosen);
  const isAdding = isPressed || cart.addingKey === addingKeyOf({ productId: product.id, variantId: chosen.variantId });
  const isWaiting = !cart.canAdd || isAdding || cart.addingKey !== null;
  const pressed = async () => {
    const { pressProduct } = await import('./press-product.ts');
    const result = await pressProduct({ product, state, cart, chosen });
    if (!result) return navigate(`/cart?item=${encodeURIComponent(product.id)}`);
    if ('ask' in result) return ask(result.ask);
    addAlert(result.alert);
    setFailed({ chosen: key, words: result.alert.content });
  };
  const press = () => {
    if (isWaiting) return;
    setIsPressed(true);
    setFailed(null);
    // what could not be loaded has an alert of its own
    pressed()
      .catch(() => {})
      .finally(() => setIsPressed(false));
  };
  return {
    state,
    isClosed: closedReason(state) !== null,
    isWaiting,
    isAdding,
    // what was refused may be right for another choice
    problem: failed?.chosen === key ? failed.words : null,
    press,
    asked,
    endAsking: () => ask(null),
  };
}

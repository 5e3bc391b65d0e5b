import { addingKeyOf } from '@wattle/domain/cart';
import { type CardAction, type CardState, closedReason } from '@wattle/domain/catalogue';
import { startTransition, useState } from 'react';
import { useNavigate } from '../../../router/router-context.tsx';
import { useCart } from '../../../shopper/cart/use-cart.ts';
import { useAlerts } from '../../../ui/alerts/use-alerts.ts';
import type { Chosen } from './press-product.ts';
import type { ProductPage } from './product-page-data.ts';

export type Purchase = {
  readonly state: CardState;
  /** Cannot be bought, whatever is in the cart. */
  readonly isClosed: boolean;
  /** The page is not yet alive, or an add is in progress [D-2-112 D-2-113]. */
  readonly isWaiting: boolean;
  readonly isAdding: boolean;
  /** Why the last add to cart failed. */
  readonly problem: string | null;
  readonly press: () => void;
  /** The open enquiry; null when there is none. */
  readonly asked: CardAction | null;
  readonly endAsking: () => void;
};

/** State and handlers of the buy buttons. The code behind a press loads on the first press. */
export function usePurchase(product: ProductPage['product'], state: CardState, chosen: Chosen): Purchase {
  const cart = useCart();
  const [isPressed, setIsPressed] = useState(false);
  const [asked, ask] = useState<CardAction | null>(null);
  const [failed, setFailed] = useState<{ chosen: string; words: string } | null>(null);
  const navigate = useNavigate();
  const { addAlert } = useAlerts();
  const key = JSON.stringify(chosen);
  const isAdding = isPressed || cart.addingKey === addingKeyOf({ productId: product.id, variantId: chosen.variantId });
  const isWaiting = !cart.isReady || isAdding || cart.addingKey !== null;
  const pressed = async () => {
    const { pressProduct } = await import('./press-product.ts');
    const result = await pressProduct({ product, state, cart, chosen });
    if (!result) return navigate(`/cart?item=${encodeURIComponent(product.id)}`);
    if ('ask' in result) return startTransition(() => ask(result.ask));
    addAlert(result.alert);
    setFailed({ chosen: key, words: result.alert.content });
  };
  const press = () => {
    if (isWaiting) return;
    setIsPressed(true);
    setFailed(null);
    // a failed load shows its own alert
    pressed()
      .catch(() => {})
      .finally(() => setIsPressed(false));
  };
  return {
    state,
    isClosed: closedReason(state) !== null,
    isWaiting,
    isAdding,
    // an error belongs to one choice; another choice may be fine
    problem: failed?.chosen === key ? failed.words : null,
    press,
    asked,
    endAsking: () => ask(null),
  };
}

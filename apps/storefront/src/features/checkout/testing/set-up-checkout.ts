import { MICROWAVE } from '../../../../testing/cart/cart-goods.ts';
import { type KeptCart, setUpCart } from '../../../../testing/cart/set-up-cart.ts';
import type { StagedPage, StageOptions } from '../../../../testing/set-up-stage.ts';
import { paymentAnswers } from './payment-answers.ts';

export type CheckoutOptions = StageOptions & { readonly cart?: KeptCart };

/** Opens a checkout page with a microwave in the cart. */
export function setUpCheckout(): (path: string, options?: CheckoutOptions) => Promise<StagedPage> {
  const open = setUpCart();
  return (path, { cart = [MICROWAVE], answers, ...options } = {}) =>
    open(cart, {
      ...options,
      path,
      answers: { ...paymentAnswers, ...answers },
    });
}

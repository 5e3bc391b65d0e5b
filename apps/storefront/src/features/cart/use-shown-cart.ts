import { cartExtras, travels, validateCart, viewCart } from '@wattle/domain';
import { useMemo } from 'react';
import type { CartState } from '../../shopper/cart/cart-state.ts';
import { withShopFailures } from '../../shopper/cart/shop-failures.ts';
import { useCartQuote } from '../../shopper/cart/use-cart-quote.ts';
import { useLineDeliveries } from './lines/use-line-deliveries.ts';

/** Everything that is shown of a cart, worked out from its items each time they change. */
export function useShownCart({ items, facts }: CartState) {
  const own = useMemo(() => {
    const view = viewCart(items, facts);
    const isBrought = (id: string) => {
      const product = facts.products.get(id);
      return product !== undefined && travels(product);
    };
    return {
      view,
      extras: cartExtras(view, facts),
      inCart: Object.keys(view.productsById),
      delivered: Object.keys(view.productsById).filter(isBrought),
      validation: validateCart(items, facts, Date.now() / 1000),
    };
  }, [items, facts]);
  const quote = useCartQuote(own.view.items, facts);
  const deliveries = useLineDeliveries(own.delivered);
  const { failures, isValid } = withShopFailures(own.validation, own.view.items, quote.info);
  return { ...own, failures, isValid, quote, deliveries };
}

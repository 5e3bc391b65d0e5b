import { cartExtras, validateCart, viewCart } from '@wattle/domain/cart';
import { travels } from '@wattle/domain/delivery';
import { useMemo } from 'react';
import type { CartState } from '../../shopper/cart/cart-state.ts';
import { withShopFailures } from '../../shopper/cart/shop-failures.ts';
import { useCartQuote } from '../../shopper/cart/use-cart-quote.ts';
import { useLineDeliveries } from './lines/use-line-deliveries.ts';

/** Everything the cart page shows, recomputed whenever the items change. */
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

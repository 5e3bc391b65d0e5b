import type { CartItem } from './cart.ts';
import type { CartProductFacts, CartSettings } from './cart-facts.ts';
import type { CartReason } from './cart-failure.ts';
import { lotsOf, qtyLimits } from './qty-limits.ts';

/** Hints beside a valid line's quantity: lot size, minimum, and the maximum once reached. */
export function lineHints(
  line: CartItem,
  items: readonly CartItem[],
  product: CartProductFacts,
  settings: CartSettings,
): readonly CartReason[] {
  const { min, step } = lotsOf(product);
  const { max, maxReason } = qtyLimits(line, items, product, settings);
  const hints: CartReason[] = [];
  if (step > 1) hints.push({ code: 'variantQtyNotMultiple', params: { multipleOf: step } });
  if (min > step && line.qty === min) hints.push({ code: 'variantQtyBelowMin', params: { qtyMin: min } });
  if (line.qty + step > max) hints.push(maxReason);
  return hints;
}

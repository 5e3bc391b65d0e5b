import { type CartItem, isHiddenItem, type KnownLine, readKnownLines } from '@wattle/domain/cart';
import { imageAddress } from '@wattle/domain/images';
import { productLink } from '@wattle/domain/links';
import { createStoredValue } from '../../page/stored-value.ts';
import type { KnownFacts } from './cart-facts-loader.ts';

/** More do not fit on the first screen. */
const MOST = 8;

/** The first lines of the cart, as they were last known. */
export const knownLinesStore = createStoredValue('wattle.cart-lines', readKnownLines);

/** Keeps the first lines, so that the cart page can show them before it has loaded anything. */
export function keepKnownLines(items: readonly CartItem[], facts: KnownFacts): void {
  const lines = listKnownLines(items, facts);
  if (JSON.stringify(lines) !== JSON.stringify(knownLinesStore.get())) knownLinesStore.set(lines);
}

function listKnownLines(items: readonly CartItem[], facts: KnownFacts): readonly KnownLine[] {
  return items
    .filter((item) => !isHiddenItem(item, facts))
    .flatMap(({ id, productId, variantId, qty, giftcard }) => {
      const product = facts.products.get(productId);
      if (!product) return [];
      const picture = product.variants.find((variant) => variant.id === variantId)?.images[0] ?? product.images[0];
      const image = (picture && !giftcard && imageAddress(picture)) || null;
      return [{ id, name: product.name, brand: product.brand.name, to: productLink(product), image, qty }];
    })
    .slice(0, MOST);
}

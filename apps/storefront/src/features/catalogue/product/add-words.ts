import { type CardState, type QtyLimits, unreachable } from '@wattle/domain';
import { formatShopDay } from '@wattle/messages';
import type { ProductPage } from './product-page-data.ts';

type Product = Pick<ProductPage['product'], 'state' | 'releaseDateTime'>;

/** Beside the button: why it cannot be pressed, or what happens instead of the usual; null where the state says it all. */
export function whyWords(state: CardState, product: Product): string | null {
  switch (state) {
    case 'ADD_TO_CART':
      return null;
    case 'PREORDER':
      return 'You order it now, and it leaves as soon as it is released.';
    case 'COMING_SOON':
      return product.releaseDateTime === null
        ? 'You can order it once it is released.'
        : `You can order it from ${formatShopDay(product.releaseDateTime)}.`;
    case 'SOLD_OUT':
      return product.state === 'discontinued'
        ? 'It is no longer made, and every one is sold.'
        : 'Every one is sold. Save it to your wishlist to find it again.';
    case 'ENQUIRE':
      return 'Sold in our stores only. Ask us, and we hold one for you.';
    case 'UNAVAILABLE':
      return product.state === 'discontinued' ? 'It is no longer sold.' : 'It cannot be bought online at the moment.';
    default:
      return unreachable(state);
  }
}

/** What is said of a quantity from the start, and once the most is reached. */
export type LimitWords = { readonly always: string | null; readonly atMost: string };

export function limitWords({ min, step, maxReason: { code, params } }: QtyLimits): LimitWords {
  return {
    always: step > 1 ? `Sold in lots of ${step}.` : min > 1 ? `At least ${min} per order.` : null,
    atMost: code === 'stockInsufficient' ? `Only ${params?.stockQty} left.` : `A limit of ${params?.qtyMax} per order.`,
  };
}

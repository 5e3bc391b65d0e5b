import { joinedWords } from '@wattle/messages/cart-news';
import type { CartState } from '../../shopper/cart/cart-state.ts';
import { useJoined } from '../../shopper/cart/joined-store.ts';
import { lineName } from '../../shopper/cart/line-name.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says what came into the cart from the account at sign-in. */
export function JoinedNotice({ facts: { products } }: Pick<CartState, 'facts'>) {
  const joined = useJoined().map(({ productId, variantId, qty }) => {
    const product = products.get(productId);
    return { name: product && lineName(product, variantId), qty };
  });
  return <div role="status">{joined.length > 0 && <Notice>{joinedWords(joined)}</Notice>}</div>;
}

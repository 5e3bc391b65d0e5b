import { joinedWords } from '@wattle/messages/cart-news';
import type { CartState } from '../../shopper/cart/cart-state.ts';
import { useJoined } from '../../shopper/cart/joined-store.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says what came into the cart from the account at sign-in. */
export function JoinedNotice({ facts: { products } }: Pick<CartState, 'facts'>) {
  const joined = useJoined();
  return (
    <div role="status">
      {joined.length > 0 && (
        <Notice>
          {joinedWords(joined.map(({ productId, qty }) => ({ name: products.get(productId)?.name, qty })))}
        </Notice>
      )}
    </div>
  );
}

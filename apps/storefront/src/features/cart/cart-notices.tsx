import * as cartWords from '@wattle/messages/cart';
import { droppedWords } from '@wattle/messages/cart-news';
import * as commonWords from '@wattle/messages/common';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { PendingNotices } from '../../goods/order/pending-notice.tsx';
import { JoinedNotice } from '../../goods/sums/joined-notice.tsx';
import type { CartState } from '../../shopper/cart/cart-state.ts';
import { lineName } from '../../shopper/cart/line-name.ts';
import { openCart } from '../../shopper/cart/open-cart.ts';
import { usePendingIn, usePendingOrders } from '../../shopper/checkout/pending-orders.ts';
import { usePendingElsewhere } from '../../shopper/checkout/use-pending-elsewhere.ts';
import { useSignedIn } from '../../shopper/session/use-signed-in.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './cart-notices.module.css';
import { moveFocusTo } from './lines/use-line-focus.ts';

type ReplacedProps = { product: CartState['replaced'][number] };

/** Few carts need it. Without its code, the notice says only what is gone. */
const ReplacedBy = lazy<ComponentType<ReplacedProps>>(() =>
  import('../../goods/card/late-replaced-by.tsx').catch(() => ({ default: () => null })),
);

/**
 * What the shopper removed or saved for later, with undo; what is no longer sold; what came from the account; what is
 * ordered already; whether a guest's cart ends with the page.
 */
export function CartNotices({ state: { left, dropped, replaced, facts, items, isInMemory } }: { state: CartState }) {
  const { loggedIn } = useSignedIn();
  usePendingElsewhere(items);
  const pending = usePendingIn(items);
  const ended = usePendingOrders().filter(({ state }) => state === 'CANCELLED');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // the pressed button went with its line, so focus the undo button
    if (left) undo.current?.focus({ preventScroll: true });
  }, [left]);
  const product = left ? facts.products.get(left.item.productId) : undefined;
  const takeBack = () => {
    if (left) moveFocusTo(left.item.id, left.how === 'UNSAVED' ? 'saved' : 'name');
    void openCart().undo();
  };
  return (
    <>
      {isInMemory && !loggedIn && items.length > 0 && (
        <div className={styles.still}>
          <Notice tone="warn">{cartWords.notKeptHere}</Notice>
        </div>
      )}
      <div className={styles.notices}>
        <PendingNotices orders={[...pending, ...ended]} />
        <JoinedNotice facts={facts} />
        <div role="status">
          {dropped.length > 0 && <Notice tone="warn">{droppedWords(dropped)}</Notice>}
          {replaced.length > 0 && (
            <Suspense>
              {replaced.map((product) => (
                <ReplacedBy key={product.id} product={product} />
              ))}
            </Suspense>
          )}
          {left && (
            <p className={styles.toast}>
              <Icon name="check" />
              <span>{cartWords.leftWords(left.how, product && lineName(product, left.item.variantId))}</span>
              <button ref={undo} type="button" className={styles.undo} onClick={takeBack}>
                {commonWords.undo}
              </button>
            </p>
          )}
        </div>
      </div>
    </>
  );
}

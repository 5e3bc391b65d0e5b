import * as cartWords from '@wattle/messages/cart';
import { droppedWords } from '@wattle/messages/cart-news';
import * as commonWords from '@wattle/messages/common';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { JoinedNotice } from '../../goods/sums/joined-notice.tsx';
import type { CartState } from '../../shopper/cart/cart-state.ts';
import { openCart } from '../../shopper/cart/open-cart.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './cart-notices.module.css';
import { moveFocusTo } from './lines/use-line-focus.ts';

type ReplacedProps = { product: CartState['replaced'][number] };

/** Few carts need it. Without its code, the notice says only what is gone. */
const ReplacedBy = lazy<ComponentType<ReplacedProps>>(() =>
  import('../../goods/card/late-replaced-by.tsx').catch(() => ({ default: () => null })),
);

/** What the shopper removed or saved for later, with undo; what is no longer sold; what came from the account. */
export function CartNotices({ state: { left, dropped, replaced, facts } }: { state: CartState }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // the pressed button went with its line, so focus the undo button
    if (left) undo.current?.focus({ preventScroll: true });
  }, [left]);
  const takeBack = () => {
    if (left) moveFocusTo(left.item.id, left.how === 'UNSAVED' ? 'saved' : 'name');
    void openCart().undo();
  };
  return (
    <div className={styles.notices}>
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
            <span>{cartWords.leftWords(left.how, facts.products.get(left.item.productId)?.name)}</span>
            <button ref={undo} type="button" className={styles.undo} onClick={takeBack}>
              {commonWords.undo}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

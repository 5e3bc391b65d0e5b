import { useEffect, useRef } from 'react';
import { droppedWords } from '../../goods/sums/dropped-words.ts';
import type { CartState } from '../../shopper/cart/cart-state.ts';
import { openCart } from '../../shopper/cart/open-cart.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './cart-notices.module.css';

/** What was taken out of the cart: by the shopper, who may undo it, or because it is no longer sold. */
export function CartNotices({ state: { removed, dropped, facts } }: { state: CartState }) {
  const undo = useRef<HTMLButtonElement>(null);
  const removedId = removed?.id;
  useEffect(() => {
    // the button that was pressed is gone with its line: focus goes to the way back
    if (removedId !== undefined) undo.current?.focus({ preventScroll: true });
  }, [removedId]);
  return (
    <div className={styles.notices} role="status">
      {dropped.length > 0 && <Notice tone="warn">{droppedWords(dropped)}</Notice>}
      {removed && (
        <p className={styles.toast}>
          <Icon name="check" />
          <span>{facts.products.get(removed.productId)?.name ?? 'It is'} removed.</span>
          <button ref={undo} type="button" className={styles.undo} onClick={() => void openCart().undo()}>
            Undo
          </button>
        </p>
      )}
    </div>
  );
}

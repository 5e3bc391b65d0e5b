import * as cartWords from '@wattle/messages/cart';
import { useEffect, useRef } from 'react';
import { createLateCode, useStartOnPress } from '../../../page/late-code.ts';
import { useWaited } from '../../../page/use-waited.ts';
import { usePromoCodes } from '../../../shopper/cart/promo-codes-store.ts';
import type { CartQuoteShown } from '../../../shopper/cart/use-cart-quote.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './promo-codes.module.css';

/** Few carts have a code. */
const lateList = createLateCode(() => import('./promo-code-list.tsx'));
const lateForm = createLateCode(() => import('./promo-code-form.tsx'));

const PATIENCE_MS = 500;

/** Loads the list of codes while the cart is still loading; true once it is there, timed out or not needed. */
export function useCodeListAwaited(): boolean {
  const isNeeded = usePromoCodes().length > 0;
  const isHere = lateList.useCode() !== null;
  useEffect(() => {
    if (isNeeded) void lateList.start();
  }, [isNeeded]);
  const hasWaited = useWaited(isNeeded && !isHere, PATIENCE_MS);
  return !isNeeded || isHere || hasWaited;
}

/** The cart's promo codes, and a field to add one. */
export function PromoCodes({ shown }: { shown: CartQuoteShown }) {
  const toggle = useRef<HTMLElement>(null);
  const list = lateList.useCode();
  const form = lateForm.useCode();
  useStartOnPress(load);
  return (
    <div className={styles.codes}>
      {list && shown.request.promoCodes.length > 0 && (
        // the focused element went with its row
        <list.PromoCodeList shown={shown} onRemoved={() => toggle.current?.focus()} />
      )}
      <details className={styles.add} onToggle={load} onPointerEnter={load}>
        <summary ref={toggle} className={styles.toggle}>
          {cartWords.addAPromoCode}
          <Icon name="plus" className={styles.plus} />
        </summary>
        {form ? <form.PromoCodeForm shown={shown} /> : <div className={styles.room} />}
      </details>
    </div>
  );
}

/**
 * The field loads with the first press on the page, or when a pointer nears it. Who opens it with the keyboard has
 * pressed keys on the way, so that it is there to go on with Tab.
 */
function load(): void {
  void lateForm.start();
  // shows what is added
  void lateList.start();
}

import * as cartWords from '@wattle/messages/cart';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { CartQuoteShown } from '../../../shopper/cart/use-cart-quote.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PromoCodeRow } from './promo-code-row.tsx';
import styles from './promo-codes.module.css';

/** The cart's promo codes, and a field to add one. */
export function PromoCodes({ shown }: { shown: CartQuoteShown }) {
  const { codes } = shown;
  const toggle = useRef<HTMLElement>(null);
  const { Form, load } = useLateForm();
  return (
    <div className={styles.codes}>
      {codes.length > 0 && (
        <ul className={styles.list} aria-label={cartWords.yourPromoCodes}>
          {codes.map((row) => (
            // the focused element went with its row
            <PromoCodeRow key={row.code} row={row} onRemoved={() => toggle.current?.focus()} />
          ))}
        </ul>
      )}
      <details className={styles.add} onToggle={load} onPointerEnter={load}>
        <summary ref={toggle} className={styles.toggle}>
          {cartWords.addAPromoCode}
          <Icon name="plus" className={styles.plus} />
        </summary>
        {Form ? <Form shown={shown} /> : <div className={styles.room} />}
      </details>
    </div>
  );
}

type FormProps = { shown: CartQuoteShown };

/**
 * Few carts get a code, so the field loads with the first press on the page, or when a pointer nears it. Who opens it
 * with the keyboard has pressed keys on the way, so that it is there to go on with Tab. A failed load shows its own
 * alert, and opening again tries again.
 */
function useLateForm() {
  const [Form, setForm] = useState<ComponentType<FormProps> | null>(null);
  const load = useCallback(() => {
    import('./promo-code-form.tsx').then(
      (code) => setForm(() => code.default),
      () => {},
    );
  }, []);
  useEffect(() => {
    const once = { once: true, capture: true };
    addEventListener('keydown', load, once);
    addEventListener('pointerdown', load, once);
    return () => {
      removeEventListener('keydown', load, once);
      removeEventListener('pointerdown', load, once);
    };
  }, [load]);
  return { Form, load };
}

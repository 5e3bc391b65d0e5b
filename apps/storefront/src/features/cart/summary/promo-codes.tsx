import { type FormEvent, useRef, useState } from 'react';
import { applyPromoCode } from '../../../shopper/cart/apply-promo-code.ts';
import { codeMessage } from '../../../shopper/cart/code-rows.ts';
import { keepPromoCode, listPromoCodes } from '../../../shopper/cart/promo-codes-store.ts';
import type { CartQuoteShown } from '../../../shopper/cart/use-cart-quote.ts';
import { tryOffers } from '../../../shopper/cart/use-offers.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PromoCodeRow } from './promo-code-row.tsx';
import styles from './promo-codes.module.css';

/** The codes of the cart, and a field for one more. */
export function PromoCodes({ shown }: { shown: CartQuoteShown }) {
  const { codes } = shown;
  const toggle = useRef<HTMLElement>(null);
  return (
    <div className={styles.codes}>
      {codes.length > 0 && (
        <ul className={styles.list} aria-label="Your promo codes">
          {codes.map((row) => (
            // what had the focus is gone with its row
            <PromoCodeRow key={row.code} row={row} onRemoved={() => toggle.current?.focus()} />
          ))}
        </ul>
      )}
      <details className={styles.add}>
        <summary ref={toggle} className={styles.toggle}>
          Add a promo code
          <Icon name="plus" className={styles.plus} />
        </summary>
        <CodeForm shown={shown} />
      </details>
    </div>
  );
}

const NOT_CHECKED = 'We could not check this code. Please try again.';

function CodeForm({ shown }: { shown: CartQuoteShown }) {
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [news, setNews] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setNews('');
    const result = await applyPromoCode(typed, {
      list: listPromoCodes,
      keep: keepPromoCode,
      tryOut: (promoCodes) => tryOffers({ ...shown.request, promoCodes }),
      refusalOf: shown.refusalOf,
    });
    setBusy(false);
    if (result.status === 'SUCCESS') {
      const { code, refusal } = result.value;
      setTyped('');
      setError(undefined);
      setNews(refusal ? `${code} is kept. ${codeMessage(refusal)}` : `${code} is applied.`);
      return;
    }
    const reason = result.status === 'REJECTED' ? result.reasons[0] : undefined;
    setError(reason ? codeMessage(reason.code, reason.params) : NOT_CHECKED);
    field.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        ref={field}
        label="Promo code"
        labelHidden
        name="promoCode"
        value={typed}
        error={error}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" kind="second" loading={isBusy} loadingLabel="Checking">
        Apply
      </Button>
      <VisuallyHidden>
        <span role="status">{error ?? news}</span>
      </VisuallyHidden>
    </form>
  );
}

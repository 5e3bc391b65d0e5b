import { success } from '@wattle/domain/results';
import * as cartWords from '@wattle/messages/cart';
import * as commonWords from '@wattle/messages/common';
import { useRef, useState } from 'react';
import { applyPromoCode, type CodeOutcome } from '../../../shopper/cart/apply-promo-code.ts';
import { codeMessage } from '../../../shopper/cart/code-rows.ts';
import { keepPromoCode, listPromoCodes, removePromoCode } from '../../../shopper/cart/promo-codes-store.ts';
import type { CartQuoteShown } from '../../../shopper/cart/use-cart-quote.ts';
import { tryOffers } from '../../../shopper/cart/use-offers.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PromoCodeRow } from './promo-code-row.tsx';
import styles from './promo-codes.module.css';

/** The cart's promo codes, and a field to add one. */
export function PromoCodes({ shown }: { shown: CartQuoteShown }) {
  const { codes } = shown;
  const toggle = useRef<HTMLElement>(null);
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
      <details className={styles.add}>
        <summary ref={toggle} className={styles.toggle}>
          {cartWords.addAPromoCode}
          <Icon name="plus" className={styles.plus} />
        </summary>
        <CodeForm shown={shown} />
      </details>
    </div>
  );
}

const gapOf = (result: CodeOutcome) => (result.status === 'REJECTED' ? result.gap : undefined);

const NOT_CHECKED = cartWords.codeNotChecked;

function CodeForm({ shown }: { shown: CartQuoteShown }) {
  const [news, setNews] = useState('');
  const { codes } = shown;
  const form = useForm({
    initial: { promoCode: '' },
    check: (typed) => success(typed),
    messages: {},
    failure: NOT_CHECKED,
    send: async ({ promoCode }) => {
      setNews('');
      const result = await applyPromoCode(promoCode, {
        list: listPromoCodes,
        keep: keepPromoCode,
        drop: removePromoCode,
        tryOut: (promoCodes) => tryOffers({ ...shown.request, promoCodes }),
        refusalOf: shown.refusalOf,
      });
      if (result.status !== 'SUCCESS') {
        const reason = result.status === 'REJECTED' ? result.reasons[0] : undefined;
        return {
          fields: {
            promoCode: reason ? codeMessage(reason.code, { params: reason.params, gap: gapOf(result) }) : NOT_CHECKED,
          },
        };
      }
      const { code, refused } = result.value;
      form.reset();
      setNews(refused ? cartWords.codeKept(code, codeMessage(refused.refusal, refused)) : cartWords.codeApplied(code));
      return undefined;
    },
  });
  const field = form.field('promoCode');
  const [count, setCount] = useState(codes.length);
  if (count !== codes.length) {
    setCount(codes.length);
    // what was said about the typed code was about another list
    if (codes.length < count) form.reset(form.values);
  }
  return (
    <form {...form.bind} className={styles.form}>
      <TextInput
        {...field}
        label={cartWords.promoCode}
        labelHidden
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button type="submit" kind="second" loading={form.isBusy} loadingLabel={commonWords.checking}>
        {cartWords.apply}
      </Button>
      <FormFailure words={form.failure} />
      <VisuallyHidden>
        <span role="status">{field.error ?? news}</span>
      </VisuallyHidden>
    </form>
  );
}

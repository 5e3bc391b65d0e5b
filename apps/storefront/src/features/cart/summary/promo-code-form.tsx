import { success } from '@wattle/domain/results';
import * as codesWords from '@wattle/messages/cart-codes';
import * as commonWords from '@wattle/messages/common';
import { useState } from 'react';
import { applyPromoCode, type CodeOutcome } from '../../../shopper/cart/apply-promo-code.ts';
import { codeRefusal } from '../../../shopper/cart/code-refusal.ts';
import { codeMessage } from '../../../shopper/cart/code-rows.ts';
import { keepPromoCode, listPromoCodes, removePromoCode } from '../../../shopper/cart/promo-codes-store.ts';
import type { CartQuoteShown } from '../../../shopper/cart/use-cart-quote.ts';
import { tryOffers } from '../../../shopper/cart/use-offers.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './promo-codes.module.css';

const gapOf = (result: CodeOutcome) => (result.status === 'REJECTED' ? result.gap : undefined);

const NOT_CHECKED = codesWords.codeNotChecked;

/** The field to add a promo code, and what became of the last one. */
export function PromoCodeForm({ shown }: { shown: CartQuoteShown }) {
  const [news, setNews] = useState('');
  const { promoCodes: codes } = shown.request;
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
        refusalOf: (...tried) => codeRefusal(shown, ...tried),
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
      setNews(
        refused ? codesWords.codeKept(code, codeMessage(refused.refusal, refused)) : codesWords.codeApplied(code),
      );
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
        label={codesWords.promoCode}
        labelHidden
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
      />
      <Button type="submit" kind="second" loading={form.isBusy} loadingLabel={commonWords.checking}>
        {codesWords.apply}
      </Button>
      <FormFailure words={form.failure} />
      <VisuallyHidden>
        <span role="status">{field.error ?? news}</span>
      </VisuallyHidden>
    </form>
  );
}

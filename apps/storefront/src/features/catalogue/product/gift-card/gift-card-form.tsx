import { type CardState, cardState } from '@wattle/domain/catalogue';
import { checkGiftCard, type GiftCardFields, isGiftCardAmount } from '@wattle/domain/gift-card';
import { centsOf, formatPrice } from '@wattle/domain/money';
import { ADDING, CARD_BUTTONS } from '@wattle/messages/card-controls';
import * as giftCardWords from '@wattle/messages/gift-card';
import { useId } from 'react';
import { HeartButton } from '../../../../goods/card/heart-button.tsx';
import { GiftCardFieldset } from '../../../../goods/gift-card/gift-card-fields.tsx';
import { GIFT_CARD_RULES } from '../../../../goods/gift-card/gift-card-rules.ts';
import { useNowSeconds } from '../../../../page/now.tsx';
import { useHydrated } from '../../../../page/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { Icon } from '../../../../ui/icon.tsx';
import add from '../add-row.module.css';
import cost from '../price-block.module.css';
import type { ProductPage } from '../product-page-data.ts';
import { type Purchase, usePurchase } from '../use-purchase.ts';
import styles from './gift-card-form.module.css';

export type GiftCardFormProps = {
  product: ProductPage['product'];
  variantId: string;
  /** Text beside the button, by button state. */
  why: Readonly<Record<CardState, string | null>>;
};

/** Gift card details; the chosen amount is the price [C-3-14 C-9-31]. */
export default function GiftCardForm({ product, variantId, why }: GiftCardFormProps) {
  const isHydrated = useHydrated();
  const state = cardState(product, useNowSeconds());
  const form = useForm({
    ...GIFT_CARD_RULES,
    initial: startOf(product.price),
    send: () => {
      purchase.press();
      return undefined;
    },
  });
  const checked = checkGiftCard(form.values);
  const giftcard = checked.status === 'SUCCESS' ? { giftcard: checked.value } : {};
  const chosen = { variantId, qty: 1, warrantyId: null, ...giftcard };
  const purchase = usePurchase(product, state, chosen);
  const { amount } = form.values;
  return (
    // `dialog` submits nowhere before hydration: personal data must not end up in an address
    <form {...form.bind} className={styles.form} method="dialog">
      <p className={cost.price} aria-live="polite">
        <strong>{amount === null ? giftCardWords.anyAmount : formatPrice(centsOf(amount))}</strong>
      </p>
      <p className={styles.how}>
        <Icon name="mail" /> {giftCardWords.giftCardDelivery}
      </p>
      <noscript>
        <p className={styles.how}>{giftCardWords.giftCardNeedsScript}</p>
      </noscript>
      <fieldset inert={!isHydrated} disabled={purchase.isClosed}>
        <GiftCardFieldset form={form} />
      </fieldset>
      <AddPart product={product} purchase={purchase} why={why[purchase.state]} />
    </form>
  );
}

type AddProps = Pick<GiftCardFormProps, 'product'> & { purchase: Purchase; why: string | null };

/** Add to cart, wishlist, and the reason when it cannot be bought. */
function AddPart({ product, purchase, why }: AddProps) {
  const noteId = useId();
  const { state, isClosed, isWaiting, isAdding, problem } = purchase;
  return (
    <>
      <div className={add.row}>
        <Button
          type="submit"
          size="lg"
          className={add.button}
          aria-describedby={noteId}
          {...(isClosed ? { disabled: true } : { 'aria-disabled': isWaiting })}
          {...(isAdding && { loading: true, loadingLabel: ADDING })}
        >
          {CARD_BUTTONS[state]}
        </Button>
        <HeartButton product={product} className={add.heart} />
      </div>
      <div id={noteId} className={add.notes}>
        {problem && (
          <p className={add.problem} role="alert">
            <Icon name="alert" /> {problem}
          </p>
        )}
        {why !== null && <p>{why}</p>}
      </div>
    </>
  );
}

const startOf = (price: number): GiftCardFields => ({
  amount: isGiftCardAmount(price) ? price : null,
  message: '',
  recipientEmail: '',
  recipientName: '',
  senderName: '',
});

import { type CardState, cardState, centsOf, formatPrice, isGiftCardAmount } from '@wattle/domain';
import { ADDING, CARD_BUTTONS } from '@wattle/messages';
import { useId } from 'react';
import { HeartButton } from '../../../../goods/card/heart-button.tsx';
import { GiftCardFieldset } from '../../../../goods/gift-card/gift-card-fields.tsx';
import { useGiftCardForm } from '../../../../goods/gift-card/use-gift-card-form.ts';
import { useNowSeconds } from '../../../../page/now.tsx';
import { useHydrated } from '../../../../page/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import add from '../add-row.module.css';
import cost from '../price-block.module.css';
import type { ProductPage } from '../product-page-data.ts';
import { type Purchase, usePurchase } from '../use-purchase.ts';
import styles from './gift-card-form.module.css';

export type GiftCardFormProps = {
  product: ProductPage['product'];
  variantId: string;
  /** What stands beside the button, by what the button says. */
  why: Readonly<Record<CardState, string | null>>;
};

/** Everything that a gift card needs before it can be bought; its price is what is chosen here [C-3-14 C-9-31]. */
export default function GiftCardForm({ product, variantId, why }: GiftCardFormProps) {
  const isHydrated = useHydrated();
  const state = cardState(product, useNowSeconds());
  const form = useGiftCardForm(startOf(product.price));
  const chosen = { variantId, qty: 1, warrantyId: null, ...(form.details && { giftcard: form.details }) };
  const purchase = usePurchase(product, state, chosen);
  const { amount } = form.values;
  return (
    // before it is alive it goes nowhere: nothing of a person is in an address
    <form className={styles.form} method="dialog" noValidate onSubmit={form.submitWith(purchase.press)}>
      <p className={cost.price} aria-live="polite">
        <strong>{amount === null ? 'Any amount' : formatPrice(centsOf(amount))}</strong>
      </p>
      <p className={styles.how}>
        <Icon name="mail" /> We email it to the recipient within minutes of your payment.
      </p>
      <noscript>
        <p className={styles.how}>Your cart is kept in your browser. Switch on JavaScript to buy a gift card.</p>
      </noscript>
      <fieldset disabled={!isHydrated || purchase.isClosed}>
        <GiftCardFieldset form={form} />
      </fieldset>
      <AddPart product={product} purchase={purchase} why={why[purchase.state]} />
    </form>
  );
}

type AddProps = Pick<GiftCardFormProps, 'product'> & { purchase: Purchase; why: string | null };

/** Into the cart, or onto the wishlist; and what stands in the way. */
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

const startOf = (price: number) => ({
  amount: isGiftCardAmount(price) ? price : null,
  message: '',
  recipientEmail: '',
  recipientName: '',
  senderName: '',
});

import { type Cents, formatPrice } from '@wattle/domain/money';
import * as giftCardWords from '@wattle/messages/gift-card';
import styles from './gift-card-picture.module.css';

/** Picture of the gift card with its amount. Decorative: the line beside it says the same. */
export function GiftCardPicture({ amountCents }: { amountCents: Cents }) {
  return (
    <span className={styles.stage}>
      <span className={styles.card}>
        <b>{giftCardWords.brand}</b>
        <em>{formatPrice(amountCents)}</em>
      </span>
    </span>
  );
}

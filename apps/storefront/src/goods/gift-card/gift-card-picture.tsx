import { type Cents, formatPrice } from '@wattle/domain';
import styles from './gift-card-picture.module.css';

/** A gift card as it looks, with what is on it. The line beside it says the same. */
export function GiftCardPicture({ amountCents }: { amountCents: Cents }) {
  return (
    <span className={styles.stage}>
      <span className={styles.card}>
        <b>wattle</b>
        <em>{formatPrice(amountCents)}</em>
      </span>
    </span>
  );
}

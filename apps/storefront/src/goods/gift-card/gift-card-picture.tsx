import { type Cents, formatPrice } from '@wattle/domain/money';
import { wordmarkOf } from '@wattle/domain/shop-identity';
import { useShop } from '../../page/root-data.ts';
import styles from './gift-card-picture.module.css';

/** Picture of the gift card with its amount. Decorative: the line beside it says the same. */
export function GiftCardPicture({ amountCents }: { amountCents: Cents }) {
  return (
    <span className={styles.stage}>
      <span className={styles.card}>
        <b>{wordmarkOf(useShop())}</b>
        <em>{formatPrice(amountCents)}</em>
      </span>
    </span>
  );
}

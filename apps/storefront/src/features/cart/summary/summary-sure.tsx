import { SHOP } from '@wattle/domain';
import { telLink } from '../../../page/tel-link.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './cart-summary.module.css';

const WAYS_TO_PAY = ['VISA', 'mastercard', 'AMEX', 'zip', 'Apple Pay'] as const;

/** What a shopper may be wondering before they order. */
export function SummarySure() {
  return (
    <>
      <ul className={styles.sure}>
        <li>
          <Icon name="truck" /> Choose your delivery day when you order
        </li>
        <li>
          <Icon name="store" /> Or collect it free from a store
        </li>
        <li>
          <Icon name="phone" />
          <span>
            Stuck? <a href={telLink(SHOP.supportPhone)}>{SHOP.supportPhone}</a>, 7 days
          </span>
        </li>
      </ul>
      <ul className={styles.pay} aria-label="Ways to pay">
        {WAYS_TO_PAY.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </>
  );
}

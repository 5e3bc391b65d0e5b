import { PAYMENT_METHODS, PAYMENT_TYPES } from '@wattle/domain/checkout';
import * as cartWords from '@wattle/messages/cart';
import * as commonWords from '@wattle/messages/common';
import { marksOf } from '@wattle/messages/payment-marks';
import { useShop } from '../../../page/root-data.ts';
import { telLink } from '../../../page/tel-link.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './cart-summary.module.css';

/** A cart may come to any amount: those that take only some are left for the payment step. */
const WAYS_TO_PAY = PAYMENT_TYPES.filter((type) => PAYMENT_METHODS[type].limits === null).flatMap(marksOf);

/** Reassurance before ordering; of delivery only where something is delivered. */
export function SummarySure({ isDelivered }: { isDelivered: boolean }) {
  const { phone, helpDays } = useShop();
  return (
    <>
      <ul className={styles.sure}>
        {isDelivered && (
          <>
            <li>
              <Icon name="truck" /> {cartWords.chooseDeliveryDay}
            </li>
            <li>
              <Icon name="store" /> {cartWords.collectFree}
            </li>
          </>
        )}
        <li>
          <Icon name="phone" />
          <span>
            {cartWords.stuck} <a href={telLink(phone)}>{phone}</a>
            {helpDays && `, ${helpDays}`}
          </span>
        </li>
      </ul>
      <ul className={styles.pay} aria-label={commonWords.waysToPay}>
        {WAYS_TO_PAY.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </>
  );
}

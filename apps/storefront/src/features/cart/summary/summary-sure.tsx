import { PAYMENT_METHODS, PAYMENT_TYPES } from '@wattle/domain/checkout';
import { SHOP } from '@wattle/domain/settings';
import * as cartWords from '@wattle/messages/cart';
import * as commonWords from '@wattle/messages/common';
import { marksOf } from '@wattle/messages/payment-marks';
import { telLink } from '../../../page/tel-link.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './cart-summary.module.css';

/** A cart may come to any amount: those that take only some are left for the payment step. */
const WAYS_TO_PAY = PAYMENT_TYPES.filter((type) => PAYMENT_METHODS[type].limits === null).flatMap(marksOf);

/** Reassurance before ordering. */
export function SummarySure() {
  return (
    <>
      <ul className={styles.sure}>
        <li>
          <Icon name="truck" /> {cartWords.chooseDeliveryDay}
        </li>
        <li>
          <Icon name="store" /> {cartWords.collectFree}
        </li>
        <li>
          <Icon name="phone" />
          <span>
            {cartWords.stuck} <a href={telLink(SHOP.supportPhone)}>{SHOP.supportPhone}</a>
            {cartWords.sevenDaysSuffix}
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

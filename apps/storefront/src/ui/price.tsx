import { type Cents, formatPrice, priceParts } from '@wattle/domain/money';
import * as commonWords from '@wattle/messages/common';
import { classNames } from './class-names.ts';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const SIZES = { s: styles.s, m: styles.m, l: styles.l };

export type PriceProps = {
  nowCents: Cents;
  wasCents?: Cents | null;
  size?: keyof typeof SIZES;
  className?: string | undefined;
};

/** The most prominent text around it. A reduced price is red, with the previous price. */
export function Price({ nowCents, wasCents = null, size = 'm', className }: PriceProps) {
  const { dollars, cents } = priceParts(nowCents);
  const amount = (
    <>
      {dollars}
      {cents && <span className={styles.cents}>.{cents}</span>}
    </>
  );
  if (wasCents === null) {
    return (
      <p className={classNames(styles.price, SIZES[size], className)}>
        <strong className={styles.now}>{amount}</strong>
      </p>
    );
  }
  return (
    <p className={classNames(styles.price, SIZES[size], className)}>
      <strong className={classNames(styles.now, styles.reduced)}>
        <VisuallyHidden>{commonWords.now} </VisuallyHidden>
        {amount}
      </strong>{' '}
      <s className={styles.was}>
        <VisuallyHidden>{commonWords.was} </VisuallyHidden>
        {formatPrice(wasCents)}
      </s>
    </p>
  );
}

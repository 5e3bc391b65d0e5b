import { type Cents, formatPrice, priceParts } from '@wattle/domain';
import { classNames } from './class-names.ts';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type PriceProps = {
  nowCents: Cents;
  wasCents?: Cents | null;
  size?: 's' | 'm' | 'l';
};

/** The strongest type around it. A reduced price is red and says what it was. */
export function Price({ nowCents, wasCents = null, size = 'm' }: PriceProps) {
  const { dollars, cents } = priceParts(nowCents);
  const amount = (
    <>
      {dollars}
      {cents && <span className={styles.cents}>.{cents}</span>}
    </>
  );
  if (wasCents === null) {
    return (
      <p className={classNames(styles.price, styles[size])}>
        <strong className={styles.now}>{amount}</strong>
      </p>
    );
  }
  return (
    <p className={classNames(styles.price, styles[size])}>
      <strong className={classNames(styles.now, styles.reduced)}>
        <VisuallyHidden>now </VisuallyHidden>
        {amount}
      </strong>{' '}
      <s className={styles.was}>
        <VisuallyHidden>was </VisuallyHidden>
        {formatPrice(wasCents)}
      </s>
    </p>
  );
}

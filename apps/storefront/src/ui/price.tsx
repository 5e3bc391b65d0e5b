import { classNames } from './class-names.ts';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type PriceProps = {
  /** Already formatted, as '$1,099' or '$1,099.50'. */
  now: string;
  was?: string | undefined;
  size?: 's' | 'm' | 'l';
};

/** The strongest type around it. A reduced price is red and says what it was. */
export function Price({ now, was, size = 'm' }: PriceProps) {
  const [dollars, cents] = now.split('.');
  const amount = (
    <>
      {dollars}
      {cents && <span className={styles.cents}>.{cents}</span>}
    </>
  );
  if (!was) {
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
        {was}
      </s>
    </p>
  );
}

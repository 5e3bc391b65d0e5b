import type { ShippingType } from '@wattle/domain';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { GapError } from './gap-error.tsx';
import styles from './type-choice.module.css';

type Props = {
  value: ShippingType | null;
  /** Null: on its way. */
  delivery: string | null;
  pickup: string | null;
  error: string | undefined;
  onChoose: (type: ShippingType) => void;
};

/** To the door or from a store [C-3-30]. */
export function TypeChoice({ value, delivery, pickup, error, onChoose }: Props) {
  const card = (type: ShippingType, icon: IconName, title: string, words: string | null): ReactNode => (
    <label className={styles.card}>
      <Icon name={icon} className={styles.icon} />
      <b>{title}</b>
      <input type="radio" name="shippingType" checked={value === type} onChange={() => onChoose(type)} />
      <small>{words ?? <Skeleton width="11em" height="1em" />}</small>
    </label>
  );
  return (
    <fieldset className={styles.types}>
      <legend className="sr-only">How would you like it</legend>
      <div className={styles.cards}>
        {card('DELIVERY', 'truck', 'Delivery', delivery)}
        {card('STORE_PICKUP', 'store', 'Pickup', pickup)}
      </div>
      <GapError words={error} />
    </fieldset>
  );
}

import type { ShippingType } from '@wattle/domain/checkout';
import * as checkoutWords from '@wattle/messages/checkout';
import * as commonWords from '@wattle/messages/common';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { GapError } from './gap-error.tsx';
import styles from './type-choice.module.css';

type Props = {
  value: ShippingType | null;
  /** Null: loading. */
  delivery: string | null;
  pickup: string | null;
  error: string | undefined;
  onChoose: (type: ShippingType) => void;
};

/** Delivery or pickup [C-3-30]. */
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
      <legend className="sr-only">{checkoutWords.deliveryOrPickup}</legend>
      <div className={styles.cards}>
        {card('DELIVERY', 'truck', commonWords.delivery, delivery)}
        {card('STORE_PICKUP', 'store', checkoutWords.pickup, pickup)}
      </div>
      <GapError words={error} />
    </fieldset>
  );
}

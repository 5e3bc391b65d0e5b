import * as cartWords from '@wattle/messages/cart';
import type { ReactNode } from 'react';
import styles from './cart-line-item.module.css';

type Props = Record<'picture' | 'brand' | 'name' | 'why' | 'cost', ReactNode> & { qty: number };

/** A line that shoppers cannot change. */
export function GiftLine({ picture, brand, name, why, cost, qty }: Props) {
  return (
    <li className={styles.line}>
      <span className={styles.picture}>{picture}</span>
      <div className={styles.what}>
        <p className={styles.brand}>{brand}</p>
        {name}
        <p className={styles.meta}>{why}</p>
      </div>
      <p className={styles.cost}>
        <b>{cost}</b>
      </p>
      <div className={styles.tools}>
        <p className={styles.meta}>{cartWords.qtyOf(qty)}</p>
      </div>
    </li>
  );
}

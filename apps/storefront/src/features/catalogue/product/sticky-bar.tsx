import { centsOf, formatPrice, showsWasNow } from '@wattle/domain';
import type { RefObject } from 'react';
import { AddButton } from './add-button.tsx';
import type { ProductPage } from './product-page-data.ts';
import styles from './sticky-bar.module.css';
import { useInView } from './use-in-view.ts';
import type { Purchase } from './use-purchase.ts';

type Props = { product: ProductPage['product']; purchase: Purchase; row: RefObject<HTMLElement | null> };

/** On small screens the button comes along while the main one is out of view; at the footer it steps aside. */
export default function StickyBar({ product, purchase, row }: Props) {
  if (useInView(row)) return null;
  return (
    <aside className={styles.bar} aria-label="Buy it">
      <p className={styles.words}>
        <span className={styles.name}>{product.name}</span>
        <strong className={showsWasNow(product) ? styles.reduced : undefined}>
          {formatPrice(centsOf(product.price))}
        </strong>
      </p>
      <AddButton purchase={purchase} className={styles.button} />
    </aside>
  );
}

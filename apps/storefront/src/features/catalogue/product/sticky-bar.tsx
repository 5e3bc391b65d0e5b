import { showsWasNow } from '@wattle/domain/catalogue';
import { centsOf, formatPrice } from '@wattle/domain/money';
import * as productWords from '@wattle/messages/product';
import type { RefObject } from 'react';
import { BarWords, BottomBar } from '../../../ui/bottom-bar.tsx';
import { AddButton } from './add-button.tsx';
import type { ProductPage } from './product-page-data.ts';
import styles from './sticky-bar.module.css';
import type { Purchase } from './use-purchase.ts';

type Props = { product: ProductPage['product']; purchase: Purchase; row: RefObject<HTMLElement | null> };

/** Buy bar on small screens, shown while the main button is out of view. */
export default function StickyBar({ product, purchase, row }: Props) {
  const price = formatPrice(centsOf(product.price));
  return (
    <BottomBar label={productWords.buyIt} unless={row}>
      <BarWords
        name={product.name}
        amount={showsWasNow(product) ? <span className={styles.reduced}>{price}</span> : price}
      />
      <AddButton purchase={purchase} />
    </BottomBar>
  );
}

import { isOrderable } from '@wattle/domain/catalogue';
import * as productWords from '@wattle/messages/product';
import * as quantityWords from '@wattle/messages/quantity';
import { type Ref, useId } from 'react';
import { HeartButton } from '../../../goods/card/heart-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { AddButton } from './add-button.tsx';
import styles from './add-row.module.css';
import type { BuyLimits, BuyView } from './buy-view.ts';
import type { ProductPage } from './product-page-data.ts';
import type { Purchase } from './use-purchase.ts';

type Props = {
  product: ProductPage['product'];
  variantName: string;
  buy: BuyView;
  purchase: Purchase;
  qty: number;
  limits: BuyLimits;
  onQty: (qty: number) => void;
  ref: Ref<HTMLDivElement>;
};

/** Quantity, add to cart, wishlist, and the reason when it cannot be bought. */
export function AddRow({ product, variantName, buy, purchase, qty, limits, onQty, ref }: Props) {
  const noteId = useId();
  const { state, problem } = purchase;
  const canBuy = isOrderable(state);
  const isOnlyThisOne = state === 'SOLD_OUT' && !product.soldOut;
  const notes = [
    isOnlyThisOne ? productWords.variantSoldOut(variantName) : buy.why[state],
    canBuy && limits.always,
    canBuy && qty + limits.step > limits.max && limits.atMost,
  ].filter((one) => typeof one === 'string');
  return (
    <div className={styles.add}>
      <div ref={ref} className={styles.row}>
        {canBuy && (
          <QuantityStepper
            label={quantityWords.quantityOf(product.name)}
            value={qty}
            min={limits.min}
            max={limits.max}
            step={limits.step}
            onChange={onQty}
          />
        )}
        <AddButton purchase={purchase} size="lg" className={styles.button} describedBy={noteId} />
        <HeartButton product={product} className={styles.heart} />
      </div>
      <div id={noteId} className={styles.notes}>
        {problem && (
          <p className={styles.problem}>
            <Icon name="alert" /> {problem}
          </p>
        )}
        {notes.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </div>
  );
}

import { type CartItem, type CartLine, type CartSettings, qtyLimits } from '@wattle/domain/cart';
import type { ProductDocument } from '@wattle/domain/search';
import * as cartWords from '@wattle/messages/cart';
import * as commonWords from '@wattle/messages/common';
import * as quantityWords from '@wattle/messages/quantity';
import { giftCardName } from '../../../goods/gift-card/gift-card-name.ts';
import { openCart } from '../../../shopper/cart/open-cart.ts';
import { Icon } from '../../../ui/icon.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './cart-line-item.module.css';

type Props = { line: CartLine; product: ProductDocument; items: readonly CartItem[]; settings: CartSettings };

/** Quantity, save for later, remove. */
export function LineTools({ line, product, items, settings }: Props) {
  const { min, max, step } = qtyLimits(line, items, product, settings);
  const remove = () => void openCart().remove(line.id);
  const saveForLater = () => void openCart().saveForLater(line.id);
  const about = line.giftcard
    ? cartWords.giftCardNamed(giftCardName(product), line.giftcard.recipientName)
    : product.name;
  return (
    <div className={styles.tools}>
      {line.giftcard ? (
        <p className={styles.one}>{cartWords.qtyOf(line.qty)}</p>
      ) : (
        <QuantityStepper
          label={quantityWords.quantityOf(product.name)}
          value={line.qty}
          min={min}
          max={max}
          step={step}
          onChange={(qty) => void openCart().setQty(line.id, qty)}
        />
      )}
      <button type="button" className={styles.quiet} onClick={saveForLater}>
        <Icon name="heart" /> {cartWords.saveForLater}
        <VisuallyHidden> {about}</VisuallyHidden>
      </button>
      <button type="button" className={styles.quiet} onClick={remove}>
        <Icon name="trash" /> {commonWords.remove}
        <VisuallyHidden> {about}</VisuallyHidden>
      </button>
    </div>
  );
}

import { type CartItem, type CartLine, type CartSettings, type ProductDocument, qtyLimits } from '@wattle/domain';
import { giftCardName } from '../../../goods/gift-card/gift-card-name.ts';
import { openCart } from '../../../shopper/cart/open-cart.ts';
import { toggleWishlist, useWishlist } from '../../../shopper/wishlist/use-wishlist.ts';
import { Icon } from '../../../ui/icon.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './cart-line-item.module.css';

type Props = { line: CartLine; product: ProductDocument; items: readonly CartItem[]; settings: CartSettings };

/** How many, later, or not at all. */
export function LineTools({ line, product, items, settings }: Props) {
  const { has } = useWishlist();
  const { min, max, step } = qtyLimits(line, items, product, settings);
  const remove = () => void openCart().remove(line.id);
  const saveForLater = () => {
    if (!has(product.id)) toggleWishlist(product.id);
    remove();
  };
  const about = line.giftcard ? `${giftCardName(product)} to ${line.giftcard.recipientName}` : product.name;
  return (
    <div className={styles.tools}>
      {line.giftcard ? (
        <p className={styles.one}>Qty {line.qty}</p>
      ) : (
        <QuantityStepper
          label={`Quantity of ${product.name}`}
          value={line.qty}
          min={min}
          max={max}
          step={step}
          onChange={(qty) => void openCart().setQty(line.id, qty)}
        />
      )}
      <button type="button" className={styles.quiet} onClick={saveForLater}>
        <Icon name="heart" /> Save for later
        <VisuallyHidden> {about}</VisuallyHidden>
      </button>
      <button type="button" className={styles.quiet} onClick={remove}>
        <Icon name="trash" /> Remove
        <VisuallyHidden> {about}</VisuallyHidden>
      </button>
    </div>
  );
}

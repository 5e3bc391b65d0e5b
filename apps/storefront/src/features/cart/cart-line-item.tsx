import {
  type CartItem,
  type CartLine,
  type CartReason,
  type CartSettings,
  formatPrice,
  lineHints,
  linePrice,
  type ProductDocument,
  productLink,
  qtyLimits,
} from '@wattle/domain';
import { cartLineMessage } from '@wattle/messages';
import { useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { toggleWishlist, useWishlist } from '../wishlist/use-wishlist.ts';
import styles from './cart-line-item.module.css';
import { LinePlan } from './line-plan.tsx';
import { openCart } from './open-cart.ts';

type Props = {
  line: CartLine;
  product: ProductDocument;
  /** All of the cart: other lines of the same product count towards its limits. */
  items: readonly CartItem[];
  settings: CartSettings;
  failures: readonly CartReason[];
  /** Just put in the cart [D-2-11]. */
  isAdded: boolean;
};

export function CartLineItem({ line, product, items, settings, failures, isAdded }: Props) {
  const ref = useScrolledTo(isAdded);
  const variant = product.variants.find(({ id }) => id === line.variantId);
  const image = variant?.images[0] ?? product.images[0];
  return (
    <li ref={ref} className={classNames(styles.line, isAdded && styles.added)}>
      <ShopLink className={styles.picture} to={productLink(product)} tabIndex={-1} aria-hidden="true">
        <ImageTile image={image && { ...image, alt: '' }} sizes="(min-width: 768px) 148px, 88px" priority />
      </ShopLink>
      <div className={styles.what}>
        {isAdded && (
          <p className={styles.just}>
            <Icon name="check" /> Just added
          </p>
        )}
        <p className={styles.brand}>{product.brand.name}</p>
        <h2 className={styles.name}>
          <ShopLink to={productLink(product)}>{product.name}</ShopLink>
        </h2>
        <p className={styles.meta}>{[variant?.code, variant?.name].filter(Boolean).join(' · ')}</p>
        <LinePlan line={line} product={product} />
        <LineReasons line={line} product={product} items={items} settings={settings} failures={failures} />
      </div>
      <LineCost line={line} product={product} />
      <LineTools line={line} product={product} items={items} settings={settings} />
    </li>
  );
}

function useScrolledTo(isAdded: boolean) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isAdded) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isAdded]);
  return ref;
}

function LineCost({ line, product }: Pick<Props, 'line' | 'product'>) {
  const { itemsCents, wasCents } = linePrice(line, product);
  return (
    <p className={styles.cost}>
      <b>
        {wasCents !== null && <VisuallyHidden>now </VisuallyHidden>}
        {formatPrice(itemsCents)}
      </b>
      {wasCents !== null && (
        <s>
          <VisuallyHidden>was </VisuallyHidden>
          {formatPrice(wasCents)}
        </s>
      )}
    </p>
  );
}

/** What is wrong with the line; otherwise what it is sold in, and why there cannot be more once that is so. */
function LineReasons({ line, product, items, settings, failures }: Omit<Props, 'isAdded'>) {
  const isWrong = failures.length > 0;
  return (
    <div role="status">
      {(isWrong ? failures : lineHints(line, items, product, settings)).map((reason) => (
        <p key={reason.code} className={classNames(styles.reason, isWrong && styles.wrong)}>
          <Icon name={isWrong ? 'alert' : 'info'} /> {cartLineMessage(reason)}
        </p>
      ))}
    </div>
  );
}

function LineTools({ line, product, items, settings }: Pick<Props, 'line' | 'product' | 'items' | 'settings'>) {
  const { has } = useWishlist();
  const { min, max, step } = qtyLimits(line, items, product, settings);
  const remove = () => void openCart().remove(line.id);
  const saveForLater = () => {
    if (!has(product.id)) toggleWishlist(product.id);
    remove();
  };
  return (
    <div className={styles.tools}>
      <QuantityStepper
        label={`Quantity of ${product.name}`}
        value={line.qty}
        min={min}
        max={max}
        step={step}
        onChange={(qty) => void openCart().setQty(line.id, qty)}
      />
      <button type="button" className={styles.quiet} onClick={saveForLater}>
        <Icon name="heart" /> Save for later
        <VisuallyHidden> {product.name}</VisuallyHidden>
      </button>
      <button type="button" className={styles.quiet} onClick={remove}>
        <Icon name="trash" /> Remove
        <VisuallyHidden> {product.name}</VisuallyHidden>
      </button>
    </div>
  );
}

import {
  type CartItem,
  type CartLine,
  type CartReason,
  formatPrice,
  linePrice,
  type ProductDocument,
  productLink,
} from '@wattle/domain';
import { useEffect, useRef } from 'react';
import { giftCardName } from '../../../goods/gift-card/gift-card-name.ts';
import { GiftCardNote } from '../../../goods/gift-card/gift-card-note.tsx';
import { GiftCardPicture } from '../../../goods/gift-card/gift-card-picture.tsx';
import type { KnownFacts } from '../../../shopper/cart/cart-facts-loader.ts';
import { openCart } from '../../../shopper/cart/open-cart.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './cart-line-item.module.css';
import { LineDelivery } from './line-delivery.tsx';
import { LinePlan } from './line-plan.tsx';
import { LineReasons } from './line-reasons.tsx';
import { LineTools } from './line-tools.tsx';
import type { LineDeliveries } from './use-line-deliveries.ts';

type Props = {
  line: CartLine;
  product: ProductDocument;
  /** All of the cart: other lines of the same product count towards its limits. */
  items: readonly CartItem[];
  facts: KnownFacts;
  failures: readonly CartReason[];
  /** Just put in the cart [D-2-11]. */
  isAdded: boolean;
  deliveries: LineDeliveries;
};

export function CartLineItem({ line, product, items, facts, failures, isAdded, deliveries }: Props) {
  const ref = useScrolledTo(isAdded);
  const { giftcard } = line;
  return (
    <li ref={ref} className={classNames(styles.line, isAdded && styles.added)}>
      <LinePicture line={line} product={product} />
      <div className={styles.what}>
        {isAdded && (
          <p className={styles.just}>
            <Icon name="check" /> Just added
          </p>
        )}
        <p className={styles.brand}>{product.brand.name}</p>
        <h2 className={styles.name}>
          <ShopLink to={productLink(product)}>{giftcard ? giftCardName(product) : product.name}</ShopLink>
        </h2>
        <LineMeta line={line} product={product} deliveries={deliveries} />
        {giftcard ? (
          <GiftCardNote details={giftcard} onChange={(changed) => void openCart().setGiftCard(line.id, changed)} />
        ) : (
          <LinePlan line={line} product={product} warranties={facts.warranties} />
        )}
        <LineReasons line={line} product={product} items={items} settings={facts.settings} failures={failures} />
      </div>
      <LineCost line={line} product={product} />
      <LineTools line={line} product={product} items={items} settings={facts.settings} />
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

type LineProps = Pick<Props, 'line' | 'product'>;

const variantOf = ({ line, product }: LineProps) => product.variants.find(({ id }) => id === line.variantId);

function LinePicture({ line, product }: LineProps) {
  const image = variantOf({ line, product })?.images[0] ?? product.images[0];
  return (
    <ShopLink className={styles.picture} to={productLink(product)} tabIndex={-1} aria-hidden="true">
      {line.giftcard ? (
        <GiftCardPicture amountCents={linePrice(line, product).itemsCents} />
      ) : (
        <ImageTile image={image && { ...image, alt: '' }} sizes="(min-width: 768px) 148px, 88px" priority />
      )}
    </ShopLink>
  );
}

/** Which one it is and when it comes; of a gift card, to whom it goes. */
function LineMeta({ line, product, deliveries }: LineProps & Pick<Props, 'deliveries'>) {
  if (line.giftcard) {
    const { recipientName, recipientEmail } = line.giftcard;
    return (
      <p className={styles.meta}>
        To {recipientName}, {recipientEmail}
      </p>
    );
  }
  const variant = variantOf({ line, product });
  return (
    <p className={styles.meta}>
      {[variant?.code, variant?.name].filter(Boolean).join(' · ')}{' '}
      <LineDelivery productId={product.id} deliveries={deliveries} />
    </p>
  );
}

function LineCost({ line, product }: LineProps) {
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

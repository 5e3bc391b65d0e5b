import { type CartItem, type CartLine, type CartReason, linePrice } from '@wattle/domain/cart';
import { energyStarsOf } from '@wattle/domain/energy';
import { productLink } from '@wattle/domain/links';
import { formatPrice } from '@wattle/domain/money';
import type { ProductDocument } from '@wattle/domain/search';
import * as cartWords from '@wattle/messages/cart';
import * as commonWords from '@wattle/messages/common';
import { energyStars as energyWords } from '@wattle/messages/stars';
import { useEffect, useRef } from 'react';
import { giftCardName } from '../../../goods/gift-card/gift-card-name.ts';
import { GiftCardNote } from '../../../goods/gift-card/gift-card-note.tsx';
import { GiftCardPicture } from '../../../goods/gift-card/gift-card-picture.tsx';
import type { KnownFacts } from '../../../shopper/cart/cart-facts-loader.ts';
import { lineName } from '../../../shopper/cart/line-name.ts';
import { openCart } from '../../../shopper/cart/open-cart.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './cart-line-item.module.css';
import { LineDelivery } from './line-delivery.tsx';
import { LINE_PICTURE_SIZES } from './line-picture-sizes.ts';
import { LinePlan } from './line-plan.tsx';
import { LineReasons } from './line-reasons.tsx';
import { LineTools } from './line-tools.tsx';
import { LineVariant } from './line-variant.tsx';
import type { LineDeliveries } from './use-line-deliveries.ts';
import { useLineFocus } from './use-line-focus.ts';

type Props = {
  line: CartLine;
  product: ProductDocument;
  /** All cart items: other lines of the same product count towards its limits. */
  items: readonly CartItem[];
  facts: KnownFacts;
  failures: readonly CartReason[];
  /** Just added to the cart [D-2-11]. */
  isAdded: boolean;
  deliveries: LineDeliveries;
  /** Says what a press has changed to who does not see it. */
  onSay: (words: string) => void;
};

export function CartLineItem({ line, product, items, facts, failures, isAdded, deliveries, onSay }: Props) {
  const ref = useScrolledTo(isAdded);
  const name = useLineFocus<HTMLHeadingElement>(line.id, 'name');
  const { giftcard } = line;
  // controls say which line they are of: the product may be on another line in another variant
  const named = { ...product, name: lineName(product, line.variantId) };
  return (
    <li ref={ref} className={classNames(styles.line, isAdded && styles.added)}>
      <LinePicture line={line} product={product} />
      <div className={styles.what}>
        {isAdded && (
          <p className={styles.just}>
            <Icon name="check" /> {cartWords.justAdded}
          </p>
        )}
        <p className={styles.brand}>{product.brand.name}</p>
        <h2 ref={name} tabIndex={-1} className={styles.name}>
          <ShopLink to={productLink(product)}>{giftcard ? giftCardName(product) : product.name}</ShopLink>
        </h2>
        <LineMeta line={line} product={product} deliveries={deliveries} />
        {product.variantNames && <LineVariant {...{ line, product, items, facts, onSay }} />}
        {giftcard ? (
          <GiftCardNote details={giftcard} onChange={(changed) => void openCart().setGiftCard(line.id, changed)} />
        ) : (
          <LinePlan line={line} product={named} warranties={facts.warranties} />
        )}
        <LineReasons line={line} product={product} items={items} settings={facts.settings} failures={failures} />
      </div>
      <LineCost line={line} product={product} />
      <LineTools line={line} product={giftcard ? product : named} items={items} settings={facts.settings} />
    </li>
  );
}

function useScrolledTo(isAdded: boolean) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // by the next frame, which lays the page out anyway
    if (isAdded) requestAnimationFrame(() => ref.current?.scrollIntoView({ block: 'nearest' }));
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
        <ImageTile image={image && { ...image, alt: '' }} sizes={LINE_PICTURE_SIZES} priority />
      )}
    </ShopLink>
  );
}

function energyOf({ energyStars }: ProductDocument): string {
  if (energyStars === null) return '';
  const { stars, of } = energyStarsOf(energyStars);
  return energyWords(stars, of);
}

/** Code, an only variant's name, energy rating and delivery date; for a gift card, the recipient. */
function LineMeta({ line, product, deliveries }: LineProps & Pick<Props, 'deliveries'>) {
  if (line.giftcard) {
    const { recipientName, recipientEmail } = line.giftcard;
    return <p className={styles.meta}>{cartWords.giftCardTo(recipientName, recipientEmail)}</p>;
  }
  const variant = variantOf({ line, product });
  return (
    <>
      <p className={styles.meta}>
        {[variant?.code, !product.variantNames && variant?.name, energyOf(product)].filter(Boolean).join(' · ')}
      </p>
      <LineDelivery productId={product.id} deliveries={deliveries} />
    </>
  );
}

function LineCost({ line, product }: LineProps) {
  const { unitCents, itemsCents, wasCents } = linePrice(line, product);
  return (
    <p className={styles.cost}>
      <b>
        {wasCents !== null && <VisuallyHidden>{commonWords.now} </VisuallyHidden>}
        {formatPrice(itemsCents)}
      </b>
      {wasCents !== null && (
        <s>
          <VisuallyHidden>{commonWords.was} </VisuallyHidden>
          {formatPrice(wasCents)}
        </s>
      )}
      {line.qty > 1 && <small>{cartWords.unitPrice(line.qty, formatPrice(unitCents))}</small>}
    </p>
  );
}

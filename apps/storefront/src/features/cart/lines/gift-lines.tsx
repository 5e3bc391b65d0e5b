import { arePromoItemsLoaded, type CartView, promoItems } from '@wattle/domain/cart';
import type { AppliedPromotion, PromoCartItem, PromoItem } from '@wattle/domain/checkout';
import { formatPrice, toCents } from '@wattle/domain/money';
import type { ProductDocument } from '@wattle/domain/search';
import * as cartWords from '@wattle/messages/cart';
import type { ReactNode } from 'react';
import { giftPriceCents } from '../../../goods/sums/gift-price.ts';
import type { CartQuoteShown } from '../../../shopper/cart/use-cart-quote.ts';
import { useGiftProducts } from '../../../shopper/cart/use-gift-products.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './cart-line-item.module.css';

type Props = { shown: CartQuoteShown; view: CartView };

/** Free gifts from promotions. They come and go with the promotion: shoppers cannot change them [C-3-38 C-3-41]. */
export function GiftLines({ shown, view }: Props) {
  const { promotions, promoItems: given } = shown.sum.figures;
  const { products, isSettled } = useGiftProducts(given);
  const promoCartItems = given.filter(({ promoId }) => promotions.some(({ id }) => id === promoId));
  const input = { promoCartItems, appliedPromotions: promotions, products, view };
  if (!arePromoItemsLoaded(input))
    return isSettled ? null : <WaitingLines given={promoCartItems} {...{ promotions }} />;
  return promoItems(input)
    .filter(({ qtyAvailable }) => qtyAvailable > 0)
    .map((item) => <GiftLine key={`${item.promo.id}/${item.product.id}`} item={item} shown={shown} />);
}

function GiftLine({ item, shown }: { item: PromoItem<ProductDocument>; shown: CartQuoteShown }) {
  const { product, promo, variant, qtyAvailable } = item;
  const image = variant.images[0] ?? product.images[0];
  const unitCents = giftPriceCents(item, shown.offers?.promotions ?? []);
  const price = unitCents === null ? null : toCents(unitCents * qtyAvailable);
  return (
    <Line
      picture={<ImageTile image={image && { ...image, alt: '' }} sizes="(min-width: 768px) 148px, 88px" priority />}
      brand={product.brand.name}
      name={<h2 className={styles.name}>{product.name}</h2>}
      why={promo.name}
      cost={price === 0 ? 'Free' : price !== null && formatPrice(price)}
      qty={qtyAvailable}
    />
  );
}

type Waiting = { given: readonly PromoCartItem[]; promotions: readonly AppliedPromotion[] };

/** Reserves their space while names and pictures load. */
function WaitingLines({ given, promotions }: Waiting) {
  return given.map(({ promoId, veloxProductId, qty }) => (
    <Line
      key={`${promoId}/${veloxProductId}`}
      picture={<Skeleton height="100%" />}
      brand={<Skeleton width="5rem" height="1em" />}
      name={
        <p className={styles.name}>
          <Skeleton width="70%" height="1.2em" />
        </p>
      }
      why={promotions.find(({ id }) => id === promoId)?.name}
      cost={<Skeleton width="3em" height="1em" />}
      qty={qty}
    />
  ));
}

type LineProps = Record<'picture' | 'brand' | 'name' | 'why' | 'cost', ReactNode> & { qty: number };

function Line({ picture, brand, name, why, cost, qty }: LineProps) {
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

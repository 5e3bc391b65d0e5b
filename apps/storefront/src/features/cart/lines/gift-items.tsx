import { arePromoItemsLoaded, type PromoItemsInput, promoItems } from '@wattle/domain/cart';
import type { PromoItem } from '@wattle/domain/checkout';
import { formatPrice, toCents } from '@wattle/domain/money';
import type { ProductDocument } from '@wattle/domain/search';
import * as cartWords from '@wattle/messages/cart';
import type { ReactNode } from 'react';
import { giftPriceCents } from '../../../goods/sums/gift-price.ts';
import type { CartQuoteShown } from '../../../shopper/cart/use-cart-quote.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import styles from './cart-line-item.module.css';
import { GiftLine } from './gift-line.tsx';

type Props = PromoItemsInput<ProductDocument> & {
  shown: CartQuoteShown;
  /** Shown until their names and pictures are known. */
  waiting: ReactNode;
};

/** The gifts by name. */
export function GiftItems({ shown, waiting, ...input }: Props) {
  if (!arePromoItemsLoaded(input)) return waiting;
  return promoItems(input)
    .filter(({ qtyAvailable }) => qtyAvailable > 0)
    .map((item) => <GiftItem key={`${item.promo.id}/${item.product.id}`} item={item} shown={shown} />);
}

function GiftItem({ item, shown }: { item: PromoItem<ProductDocument>; shown: CartQuoteShown }) {
  const { product, promo, variant, qtyAvailable } = item;
  const image = variant.images[0] ?? product.images[0];
  const unitCents = giftPriceCents(item, shown.offers?.promotions ?? []);
  const price = unitCents === null ? null : toCents(unitCents * qtyAvailable);
  return (
    <GiftLine
      picture={<ImageTile image={image && { ...image, alt: '' }} sizes="(min-width: 768px) 148px, 88px" priority />}
      brand={product.brand.name}
      name={<h2 className={styles.name}>{product.name}</h2>}
      why={promo.name}
      cost={price === 0 ? cartWords.free : price !== null && formatPrice(price)}
      qty={qtyAvailable}
    />
  );
}

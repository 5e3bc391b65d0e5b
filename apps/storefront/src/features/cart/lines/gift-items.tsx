import type { PromoItemsInput } from '@wattle/domain/cart';
import { formatPrice } from '@wattle/domain/money';
import type { ProductDocument } from '@wattle/domain/search';
import * as cartWords from '@wattle/messages/cart';
import type { ReactNode } from 'react';
import { type ShownGift, shownGifts } from '../../../goods/sums/shown-gifts.ts';
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
  const gifts = shownGifts(input, shown.offers?.promotions ?? []);
  return gifts ? gifts.map(({ key, ...gift }) => <GiftItem key={key} {...gift} />) : waiting;
}

function GiftItem({ product, image, why, qty, cents }: Omit<ShownGift, 'key'>) {
  return (
    <GiftLine
      picture={<ImageTile image={image && { ...image, alt: '' }} sizes="(min-width: 768px) 148px, 88px" priority />}
      brand={product.brand.name}
      name={<h2 className={styles.name}>{product.name}</h2>}
      why={why}
      cost={cents === 0 ? cartWords.free : cents !== null && formatPrice(cents)}
      qty={qty}
    />
  );
}

import { cardAt, isGiftCardProduct } from '@wattle/domain';
import { ProductBadges } from '../../../goods/card/product-badges.tsx';
import { useNowSeconds } from '../../../page/now.tsx';
import { useShopFrame } from '../../../page/shop-frame.tsx';
import { createStaticPart } from '../../../page/static-part.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import type { BuyView } from './buy-view.ts';
import { GiftCardBuyBox } from './gift-card-buy-box.tsx';
import { ProductBuyBox } from './product-buy-box.tsx';
import { ProductGallery } from './product-gallery.tsx';
import type { ShownProduct } from './product-page-data.ts';
import styles from './product-top.module.css';
import { useChosenVariant } from './use-chosen-variant.ts';

const Figures = createStaticPart(() => import('./figures.tsx'));
const EnergyThumb = createStaticPart(() => import('./energy-thumb.tsx'));

/** Where in its pictures a product stands in a room. */
const ROOM_VIEW = 3;

/** What is seen first: the pictures, the figures, and everything needed to buy it. */
export function ProductTop({ shown, buy }: { shown: ShownProduct; buy: BuyView }) {
  const { product } = shown;
  const card = cardAt(product, useShopFrame().badges, useNowSeconds());
  const [variant, chooseVariant] = useChosenVariant(product);
  const images = variant && variant.images.length > 0 ? variant.images : product.images;
  const room = images[ROOM_VIEW];
  return (
    <div className={styles.top}>
      <div className={styles.pictures}>
        <ProductGallery
          key={product.id}
          images={images}
          badges={<ProductBadges card={card} withSaving />}
          lastThumb={
            typeof product.attributes.energyStars === 'number' && <EnergyThumb key={product.id} product={product} />
          }
        />
        <div className={styles.figures}>
          <Figures key={product.id} figures={shown.figures} />
        </div>
        {room && (
          <div className={styles.room}>
            <ImageTile image={{ ...room, alt: '' }} sizes="(min-width: 1024px) 46vw, 1px" ratio="12 / 5" fit="cover" />
          </div>
        )}
      </div>
      {isGiftCardProduct(product) ? (
        <GiftCardBuyBox key={`buy/${product.id}`} product={product} buy={buy} variant={variant} />
      ) : (
        <ProductBuyBox
          key={`buy/${product.id}`}
          product={product}
          buy={buy}
          variant={variant}
          onVariant={chooseVariant}
        />
      )}
    </div>
  );
}

import { cardAt, chooseVariant, type Variant } from '@wattle/domain/catalogue';
import { isGiftCardProduct } from '@wattle/domain/gift-card';
import { VARIANT_PARAM } from '@wattle/domain/links';
import { ProductBadges } from '../../../goods/card/product-badges.tsx';
import { useNowSeconds } from '../../../page/now.tsx';
import { useShopFrame } from '../../../page/shop-frame.tsx';
import { createStaticPart } from '../../../page/static-part.tsx';
import { useSearchParams } from '../../../router/router-context.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import type { BuyView } from './buy-view.ts';
import { GiftCardBuyBox } from './gift-card-buy-box.tsx';
import { ProductBuyBox } from './product-buy-box.tsx';
import { ProductGallery } from './product-gallery.tsx';
import type { ProductPage, ShownProduct } from './product-page-data.ts';
import styles from './product-top.module.css';

const Figures = createStaticPart(() => import('./figures.tsx'));
const EnergyThumb = createStaticPart(() => import('./energy-thumb.tsx'));

/** Index of the in-room view among a product's pictures. */
const ROOM_VIEW = 3;

/** The top of the page: pictures, figures and buy box. */
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
          turnFrames={product.turnFrames}
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
          twins={shown.twins}
          replacements={shown.replacements}
          buy={buy}
          variant={variant}
          onVariant={chooseVariant}
        />
      )}
    </div>
  );
}

/** The chosen variant, kept in the address so that it can be shared and rendered on the server; and a setter. */
function useChosenVariant(product: ProductPage['product']): readonly [Variant | undefined, (code: string) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (code: string) => {
    const next = new URLSearchParams(params);
    next.set(VARIANT_PARAM, code);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [chooseVariant(product, params.get(VARIANT_PARAM)), choose];
}

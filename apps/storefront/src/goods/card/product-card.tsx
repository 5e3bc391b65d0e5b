import { cardAt, type ProductSummary, productLink } from '@wattle/domain';
import { useId } from 'react';
import { useNowSeconds } from '../../page/now.tsx';
import { useShopFrame } from '../../page/shop-frame.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { Price } from '../../ui/price.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { Stars } from '../../ui/stars.tsx';
import { type Availability, AvailabilityLine, StockWords } from './availability-line.tsx';
import { CardButton } from './card-button.tsx';
import { CardCompare } from './card-compare.tsx';
import foot from './card-foot.module.css';
import { CardHeart } from './card-heart.tsx';
import { PriceNote } from './price-note.tsx';
import { ProductBadges } from './product-badges.tsx';
import styles from './product-card.module.css';

export type ProductCardProps = {
  product: ProductSummary;
  /** How wide its picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** In the first view. */
  priority?: boolean;
  /** What there is of it at one place, instead of what there is at all. */
  stock?: Availability;
};

/**
 * A product in a list. Its rows line up with its neighbours' through subgrid; one link covers the whole card, and
 * what else can be pressed stands above that link, not in it.
 */
export function ProductCard({ product, sizes, priority = false, stock }: ProductCardProps) {
  const { badges } = useShopFrame();
  // drawn again only when something that it shows has changed
  const nowSeconds = useNowSeconds((seconds) => JSON.stringify(cardAt(product, badges, seconds)));
  const card = cardAt(product, badges, nowSeconds);
  const reasonId = useId();
  return (
    <article className={styles.card} data-product={product.id}>
      <div className={styles.stage}>
        {/* the name beside it says what it is */}
        <ImageTile image={quiet(product)} sizes={sizes} priority={priority} className={styles.picture} />
      </div>
      <ProductBadges card={card} />
      <CardHeart product={product} />
      <div className={styles.body}>
        <p className={styles.brand}>{product.brand.name}</p>
        <h3 className={styles.name}>
          <ShopLink to={productLink(product)}>{product.name}</ShopLink>
        </h3>
        <Facts product={product} />
        <div className={styles.price}>
          <Price nowCents={card.priceCents} wasCents={card.wasCents} />
        </div>
        <PriceNote card={card} />
        <div className={styles.availability} id={reasonId}>
          {stock ? <AvailabilityLine {...stock} /> : <StockWords stock={card.stock} />}
        </div>
        <div className={foot.foot}>
          <CardButton product={product} state={card.state} reasonId={reasonId} />
          <CardCompare product={product} />
        </div>
      </div>
    </article>
  );
}

function quiet({ images: [image] }: ProductSummary) {
  return image && { ...image, alt: '' };
}

function Facts({ product }: { product: ProductSummary }) {
  return (
    <p className={styles.facts}>
      {product.energyStars !== null && <Stars value={product.energyStars} label="Energy rating" />}
      {product.facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

import { centsOf, formatPrice, type ProductSummary, productLink, showsWasNow } from '@wattle/domain';
import { availabilityOf } from '../../page/card-words.ts';
import { useNowSeconds } from '../../page/now.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { Price } from '../../ui/price.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { Stars } from '../../ui/stars.tsx';
import { AvailabilityLine } from './availability-line.tsx';
import { PriceNote } from './price-note.tsx';
import { ProductBadges } from './product-badges.tsx';
import styles from './product-card.module.css';

export type ProductCardProps = {
  product: ProductSummary;
  /** How wide its picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** In the first view. */
  priority?: boolean;
};

/** A product in a list. Its rows line up with its neighbours' through subgrid; the whole card is one link. */
export function ProductCard({ product, sizes, priority = false }: ProductCardProps) {
  const nowSeconds = useNowSeconds();
  return (
    <article className={styles.card}>
      <div className={styles.stage}>
        {/* the name beside it says what it is */}
        <ImageTile image={quiet(product)} sizes={sizes} priority={priority} className={styles.picture} />
      </div>
      <ProductBadges product={product} nowSeconds={nowSeconds} />
      <div className={styles.body}>
        <p className={styles.brand}>{product.brand.name}</p>
        <h3 className={styles.name}>
          <ShopLink to={productLink(product)}>{product.name}</ShopLink>
        </h3>
        <Facts product={product} />
        <div className={styles.price}>
          <Price
            now={formatPrice(centsOf(product.price))}
            was={showsWasNow(product) ? formatPrice(centsOf(product.erpOriginalPrice)) : undefined}
          />
        </div>
        <PriceNote product={product} nowSeconds={nowSeconds} />
        <div className={styles.availability}>
          <AvailabilityLine availability={availabilityOf(product, nowSeconds)} />
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

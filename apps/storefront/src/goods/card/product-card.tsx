import {
  type Badge,
  cardLabel,
  centsOf,
  formatPrice,
  type ProductSummary,
  priceAt,
  productLink,
  showsWasNow,
} from '@wattle/domain';
import { useId } from 'react';
import { type Availability, availabilityOf } from '../../page/card-words.ts';
import { useNowSeconds } from '../../page/now.tsx';
import { useShopFrame } from '../../page/shop-frame.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { Price } from '../../ui/price.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { Stars } from '../../ui/stars.tsx';
import { AvailabilityLine } from './availability-line.tsx';
import { CardButton } from './card-button.tsx';
import { CardCompare } from './card-compare.tsx';
import foot from './card-foot.module.css';
import { CardHeart } from './card-heart.tsx';
import { marksOf } from './picture-marks.ts';
import { PriceNote } from './price-note.tsx';
import { endWords } from './price-words.ts';
import { PictureMarks } from './product-badges.tsx';
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
  const nowSeconds = useNowSeconds((seconds) => wordsAt(product, badges, seconds));
  const label = cardLabel(product, nowSeconds);
  const marks = marksOf(priceAt(product, nowSeconds), badges, nowSeconds);
  const reasonId = useId();
  return (
    <article className={styles.card} data-product={product.id}>
      <div className={styles.stage}>
        {/* the name beside it says what it is */}
        <ImageTile image={quiet(product)} sizes={sizes} priority={priority} className={styles.picture} />
      </div>
      <PictureMarks marks={marks.onPicture} />
      <CardHeart product={product} />
      <div className={styles.body}>
        <p className={styles.brand}>{product.brand.name}</p>
        <h3 className={styles.name}>
          <ShopLink to={productLink(product)}>{product.name}</ShopLink>
        </h3>
        <Facts product={product} />
        <Cost product={priceAt(product, nowSeconds)} />
        <PriceNote
          product={priceAt(product, nowSeconds)}
          nowSeconds={nowSeconds}
          promotions={marks.promotions}
          inParts={label === 'Add to cart'}
        />
        <div className={styles.availability} id={reasonId}>
          <AvailabilityLine availability={stock ?? availabilityOf(product, nowSeconds)} />
        </div>
        <div className={foot.foot}>
          <CardButton product={product} label={label} reasonId={reasonId} />
          <CardCompare product={product} />
        </div>
      </div>
    </article>
  );
}

/** Everything on a card that time changes, in one string: a card is drawn again only when one of these words changes. */
function wordsAt(product: ProductSummary, badges: ReadonlyMap<string, Badge>, nowSeconds: number): string {
  const { onPicture, promotions } = marksOf(priceAt(product, nowSeconds), badges, nowSeconds);
  return [
    cardLabel(product, nowSeconds),
    endWords(product, nowSeconds),
    ...onPicture.map(({ words }) => words),
    ...promotions.map(({ id }) => id),
  ].join('|');
}

function quiet({ images: [image] }: ProductSummary) {
  return image && { ...image, alt: '' };
}

function Cost({ product }: { product: ProductSummary }) {
  return (
    <div className={styles.price}>
      <Price
        now={formatPrice(centsOf(product.price))}
        was={showsWasNow(product) ? formatPrice(centsOf(product.erpOriginalPrice)) : undefined}
      />
    </div>
  );
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

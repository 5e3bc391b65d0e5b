import type { PerView } from '../../../ui/carousel-settings.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProductRail } from '../../card/product-rail.tsx';
import type { ShownOf } from '../shown-block.ts';
import styles from './brand-category-view.module.css';

/** From 1024 on the cards share the row with the feature. */
const BESIDE: PerView = { base: 1.2, sm: 2.3, lg: 2, '2xl': 3, '3xl': 4, '4xl': 5 };
/** One card: the feature takes the rest of the row. */
const ALONE: PerView = { base: 1.2, sm: 2.3, lg: 1 };
/** As many as fit in the narrowest row beside the feature: nothing to turn. */
const FIT = 2;

const CARD_SIZES = '(min-width: 1536px) 20rem, (min-width: 1024px) 27rem, (min-width: 640px) 38vw, 76vw';
const PICTURE_SIZES = '(min-width: 1024px) 356px, (min-width: 640px) 45vw, 90vw';

/**
 * A feature of one brand in one category: words and a picture on a stage, left or right of its products
 * [D-2-48 D-2-49 D-2-50 D-2-51].
 */
export default function BrandCategoryView({ block }: { block: ShownOf<'brand-category'> }) {
  const { carouselHeading, heading, imagePosition } = block.value;
  const { products } = block.data;
  const count = products.length;
  return (
    <section
      className={classNames(styles.row, styles[imagePosition], count === 0 && styles.none, count === 1 && styles.one)}
      aria-label={heading}
    >
      <Feature block={block} />
      {count > 0 && (
        <div className={styles.products}>
          <h3>{carouselHeading}</h3>
          <ProductRail
            label={carouselHeading}
            products={products}
            perView={count === 1 ? ALONE : BESIDE}
            sizes={CARD_SIZES}
            navigation={count > FIT}
          />
        </div>
      )}
    </section>
  );
}

function Feature({ block: { value, data } }: { block: ShownOf<'brand-category'> }) {
  const { heading, description, image, ratio = '1 / 1' } = value;
  return (
    <div className={styles.feature}>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p>{description}</p>
        <LinkButton to={data.range} kind="second">
          View Range
        </LinkButton>
      </div>
      <ImageTile
        image={image}
        set="content"
        sizes={PICTURE_SIZES}
        ratio={ratio.replace(':', '/')}
        fit="cover"
        className={styles.picture}
      />
    </div>
  );
}

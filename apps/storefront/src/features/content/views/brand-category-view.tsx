import { classNames } from '../../../ui/class-names.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProductRail } from '../../catalogue/product-rail.tsx';
import type { ShownOf } from '../shown-block.ts';
import styles from './brand-category-view.module.css';

/** A feature of one brand in one category: a picture beside words, and its products under them [D-2-48 D-2-49 D-2-50 D-2-51]. */
export default function BrandCategoryView({ block }: { block: ShownOf<'brand-category'> }) {
  const { heading, carouselHeading, description, image, imagePosition, ratio = '4 / 3' } = block.value;
  const { products, range } = block.data;
  return (
    <section className={styles.feature} aria-label={heading}>
      <div className={classNames(styles.top, imagePosition === 'right' && styles.right)}>
        <ImageTile
          image={image}
          set="content"
          sizes="(min-width: 1024px) 50vw, 100vw"
          ratio={ratio.replace(':', '/')}
          fit="cover"
          className={styles.picture}
        />
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{description}</p>
          <LinkButton to={range} kind="tonal">
            View Range
          </LinkButton>
        </div>
      </div>
      {products.length > 0 && (
        <>
          <h3>{carouselHeading}</h3>
          <ProductRail label={carouselHeading} products={products} />
        </>
      )}
    </section>
  );
}

import type { ProductSummary } from '@wattle/domain';
import { Carousel } from '../../ui/carousel.tsx';
import { ProductCard } from './product-card.tsx';
import styles from './product-rail.module.css';

const SIZES = '(min-width: 1536px) 16rem, (min-width: 1024px) 19rem, (min-width: 640px) 38vw, 76vw';

/** Cards in one row that slides. */
export function ProductRail({ label, products }: { label: string; products: readonly ProductSummary[] }) {
  return (
    <div className={styles.rail}>
      <Carousel label={label} loop={false} quietOnMobile>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes={SIZES} />
        ))}
      </Carousel>
    </div>
  );
}

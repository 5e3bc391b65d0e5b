import { classNames } from '../../../ui/class-names.ts';
import { ProductCard } from '../../card/product-card.tsx';
import { ProductRail } from '../../card/product-rail.tsx';
import { rowLabel } from '../row-label.ts';
import type { ShownOf } from '../shown-block.ts';
import styles from './product-listing-view.module.css';

/** Products in a row that slides, or in a grid of two or four [D-2-89 D-2-91 D-2-92]. */
export default function ProductListingView({ block }: { block: ShownOf<'product-listing'> }) {
  const { products } = block.data;
  const { display } = block.value;
  if (products.length === 0) return null;
  if (display === 'carousel')
    return <ProductRail label={rowLabel('Products', products)} products={products} inBlocks />;
  const isTwo = display === 'grid-2x';
  return (
    <div className={classNames(styles.grid, !isTwo && styles.four)}>
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          sizes={isTwo ? '(min-width: 768px) 40vw, 46vw' : '(min-width: 1024px) 22vw, 46vw'}
        />
      ))}
    </div>
  );
}

import type { ProductSummary } from '@wattle/domain/catalogue';
import { classNames } from '../../ui/class-names.ts';
import { CARD_SIZES, IN_FIRST_VIEW } from './card-sizes.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/** Cards in rows: two on phones, three on tablets, then four. */
export function ProductGrid({ products }: { products: readonly ProductSummary[] }) {
  return (
    <ul className={classNames(styles.grid, styles.four)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={CARD_SIZES.four} priority={index < IN_FIRST_VIEW} />
        </li>
      ))}
    </ul>
  );
}

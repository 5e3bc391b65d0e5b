import type { ProductSummary } from '@wattle/domain';
import { classNames } from '../../ui/class-names.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

/** Pictures of the first row or two are in the first view. */
const IN_FIRST_VIEW = 4;
const SIZES = {
  3: '(min-width: 1024px) 22rem, (min-width: 768px) 30vw, 46vw',
  4: '(min-width: 1024px) 19rem, (min-width: 768px) 30vw, 46vw',
} as const;

type Props = { products: readonly ProductSummary[]; columns?: 3 | 4; priority?: boolean };

/** Cards in rows: two on phones, three on tablets, then as many as asked for. */
export function ProductGrid({ products, columns = 4, priority = false }: Props) {
  return (
    <ul className={classNames(styles.grid, columns === 4 && styles.four)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={SIZES[columns]} priority={priority && index < IN_FIRST_VIEW} />
        </li>
      ))}
    </ul>
  );
}

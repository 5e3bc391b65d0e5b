import * as storesWords from '@wattle/messages/stores';
import { ProductCard } from '../../../goods/card/product-card.tsx';
import grid from '../../../goods/card/product-grid.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { stockNote } from './stock-note.ts';
import styles from './store-screen.module.css';
import type { StoreProduct } from './stores-data.ts';

const SIZES = '(min-width: 1024px) 19rem, (min-width: 768px) 30vw, 46vw';

/** Products in stock at a store today, with quantities. */
export function StoreProducts({ name, products }: { name: string; products: readonly StoreProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section className="section" aria-labelledby="floor">
      <div className="section-head">
        <div>
          <h2 id="floor">{storesWords.onTheFloorToday}</h2>
          <p className={styles.lead}>{storesWords.inStockAt(name)}</p>
        </div>
      </div>
      <ul className={classNames(grid.grid, grid.four, styles.products)}>
        {products.map(({ product, qty }) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={SIZES} stock={stockNote(qty, name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import styles from './figures.module.css';
import { figuresOf } from './figures-of.ts';
import type { ProductPage } from './product-page-data.ts';

/** The first numbers of a product, large enough to be read across the room. */
export default function Figures({ family, product }: Pick<ProductPage, 'family' | 'product'>) {
  const figures = figuresOf(family, product.attributes);
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, unit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

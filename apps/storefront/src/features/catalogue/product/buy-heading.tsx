import { brandLink } from '@wattle/domain';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { Stars } from '../../../ui/stars.tsx';
import styles from './product-buy-box.module.css';
import type { ProductPage } from './product-page-data.ts';

/** Who made it, what it is called, and what counts most about it. */
export function BuyHeading({ product, facts }: { product: ProductPage['product']; facts: readonly string[] }) {
  const stars = product.attributes.energyStars;
  return (
    <>
      <p className={styles.maker}>
        <ShopLink className={`link ${styles.brand}`} to={brandLink(product.brand)}>
          {product.brand.name}
        </ShopLink>
        <span>Model {product.productSku}</span>
      </p>
      <h1 className={styles.name}>{product.name}</h1>
      <ul className={styles.facts}>
        {typeof stars === 'number' && (
          <li>
            <Stars value={stars} label="Energy rating" />
          </li>
        )}
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}

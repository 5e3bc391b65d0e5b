import { brandLink } from '@wattle/domain/links';
import * as productWords from '@wattle/messages/product';
import { EnergyStars } from '../../../goods/card/energy-stars.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './product-buy-box.module.css';
import type { ProductPage } from './product-page-data.ts';

/** Brand, name and key facts. */
export function BuyHeading({ product, facts }: { product: ProductPage['product']; facts: readonly string[] }) {
  const stars = product.attributes.energyStars;
  return (
    <>
      <p className={styles.maker}>
        <ShopLink className={`link ${styles.brand}`} to={brandLink(product.brand)}>
          {product.brand.name}
        </ShopLink>
        <span>{productWords.modelNumber(product.productSku)}</span>
      </p>
      <h1 className={styles.name}>{product.name}</h1>
      <ul className={styles.facts}>
        {typeof stars === 'number' && (
          <li>
            <EnergyStars value={stars} />
          </li>
        )}
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}

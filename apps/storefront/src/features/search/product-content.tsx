import { type ProductSummary, showsWasNow } from '@wattle/domain/catalogue';
import { centsOf } from '@wattle/domain/money';
import { useNowSeconds } from '../../page/now.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './option-column.module.css';
import { productFact } from './product-fact.ts';

/** A product in one row: picture, name, one fact, price. */
export function ProductContent({ product }: { product: ProductSummary }) {
  const nowSeconds = useNowSeconds();
  const [image] = product.images;
  return (
    <>
      <ImageTile image={image && { ...image, alt: '' }} sizes="76px" className={styles.picture} />
      <span className={styles.name}>
        <b>
          {product.brand.name} {product.name}
        </b>
        <small>{productFact(product, nowSeconds)}</small>
      </span>
      <span className={styles.money}>
        <Price
          size="s"
          nowCents={centsOf(product.price)}
          wasCents={showsWasNow(product) ? centsOf(product.erpOriginalPrice) : null}
        />
      </span>
    </>
  );
}

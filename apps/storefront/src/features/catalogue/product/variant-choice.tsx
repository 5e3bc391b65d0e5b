import { isVariantSoldOut, type Variant } from '@wattle/domain/catalogue';
import * as productWords from '@wattle/messages/product';
import { ImageTile } from '../../../ui/image-tile.tsx';
import styles from './choice-cards.module.css';
import type { ProductPage } from './product-page-data.ts';

type Product = ProductPage['product'];
type Props = { product: Product; kind: string; chosen: Variant | undefined; onChoose: (code: string) => void };

/** Variant selection with picture, name and availability. A plain form without JavaScript. */
export function VariantChoice({ product, kind, chosen, onChoose }: Props) {
  const variants = product.variants.filter(({ name }) => name !== '');
  if (variants.length < 2) return null;
  return (
    <form method="get" className={styles.choice}>
      <fieldset>
        <legend className={styles.legend}>
          {kind} <span>{chosen?.name}</span>
        </legend>
        <div className={styles.two}>
          {variants.map((variant) => (
            <label key={variant.id} className={styles.variant}>
              <input
                type="radio"
                className="sr-only"
                name="variant"
                value={variant.code}
                checked={variant === chosen}
                onChange={() => onChoose(variant.code)}
              />
              <Swatch variant={variant} />
              <span>
                {variant.name}
                <small>{stockWords(product, variant)}</small>
              </span>
            </label>
          ))}
        </div>
        <noscript>
          <button type="submit" className="link">
            {productWords.showThisOne}
          </button>
        </noscript>
      </fieldset>
    </form>
  );
}

function Swatch({ variant: { images } }: { variant: Variant }) {
  const [image] = images;
  return image ? (
    <span className={styles.swatch}>
      <ImageTile image={{ ...image, alt: '' }} sizes="52px" />
    </span>
  ) : null;
}

function stockWords(product: Product, variant: Variant): string {
  if (isVariantSoldOut(product, variant)) return productWords.soldOut;
  return variant.hasStockOnHand ? productWords.inStock : productWords.orderedInForYou;
}

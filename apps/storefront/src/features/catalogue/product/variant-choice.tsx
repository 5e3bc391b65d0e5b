import { isVariantSoldOut, type Variant } from '@wattle/domain';
import { ImageTile } from '../../../ui/image-tile.tsx';
import styles from './choice-cards.module.css';
import type { ProductPage } from './product-page-data.ts';

type Product = ProductPage['product'];
type Props = { product: Product; kind: string; chosen: Variant | undefined; onChoose: (code: string) => void };

/** Which of its variants: a picture, a name and whether it can be had. A plain form without a script. */
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
            Show this one
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
  if (isVariantSoldOut(product, variant)) return 'Sold out';
  return variant.hasStockOnHand ? 'In stock' : 'Ordered in for you';
}

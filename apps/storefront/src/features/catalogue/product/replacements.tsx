import type { ProductSummary } from '@wattle/domain/catalogue';
import { categoryLink, productLink } from '@wattle/domain/links';
import { centsOf } from '@wattle/domain/money';
import { inSentence } from '@wattle/messages/listing-counts';
import * as alertWords from '@wattle/messages/stock-alert';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { Price } from '../../../ui/price.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './replacements.module.css';

export type ReplacementsProps = {
  products: readonly Pick<ProductSummary, 'id' | 'name' | 'path' | 'images' | 'brand' | 'price'>[];
  heading: string;
  category: { readonly name: string; readonly path: string };
};

/** What can be had instead of a product that cannot. */
export function Replacements({ products, heading, category }: ReplacementsProps) {
  return (
    <section className={styles.part} aria-labelledby="in-its-place">
      <h2 id="in-its-place">{heading}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <ImageTile image={quiet(product)} sizes="72px" className={styles.stage} />
            <span>
              <small>{product.brand.name}</small>
              <ShopLink to={productLink(product)}>{product.name}</ShopLink>
            </span>
            <Price nowCents={centsOf(product.price)} size="s" />
          </li>
        ))}
      </ul>
      <ShopLink className="link" to={categoryLink(category)}>
        {alertWords.allLikeIt(inSentence(category.name))}
      </ShopLink>
    </section>
  );
}

const quiet = ({ images: [image] }: ReplacementsProps['products'][number]) => image && { ...image, alt: '' };

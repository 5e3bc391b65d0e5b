import { cardState, centsOf, productLink, showsWasNow, stockLine } from '@wattle/domain';
import { type ReactNode, useId } from 'react';
import { StockWords } from '../../goods/card/availability-line.tsx';
import { CardButton } from '../../goods/card/card-button.tsx';
import { useNowSeconds } from '../../page/now.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { Price } from '../../ui/price.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import type { ComparedDocument } from './compared-product.ts';
import styles from './comparison-head.module.css';

type Props = {
  products: readonly ComparedDocument[];
  summary: string;
  removal: (product: ComparedDocument) => ReactNode;
};

/** The products on top. The row with their names stays in view while the facts go by. */
export function ComparisonHead({ products, summary, removal }: Props) {
  return (
    <thead>
      <tr>
        <td className={styles.summary}>{products.length > 1 && <Summary words={summary} />}</td>
        {products.map((product) => (
          <td key={product.id} className={styles.top}>
            <span className={styles.stage}>
              <ImageTile image={quiet(product)} sizes="(min-width: 1024px) 260px, 160px" priority />
            </span>
            {removal(product)}
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <td />
        {products.map((product) => (
          <th key={product.id} scope="col">
            <span className={styles.brand}>{product.brand.name} </span>
            <ShopLink to={productLink(product)} className={styles.name}>
              {product.name}
            </ShopLink>
            <Price
              nowCents={centsOf(product.price)}
              wasCents={showsWasNow(product) ? centsOf(product.erpOriginalPrice) : null}
            />
          </th>
        ))}
      </tr>
      <tr className={styles.buttons}>
        <td />
        {products.map((product) => (
          <td key={product.id}>
            <Buy product={product} />
          </td>
        ))}
      </tr>
    </thead>
  );
}

function Summary({ words }: { words: string }) {
  return (
    <p>
      <b>{words}</b>
      <br />A gold dot marks each. Green is the best, where best is a fact and not a taste.
    </p>
  );
}

function Buy({ product }: { product: ComparedDocument }) {
  const reasonId = useId();
  const nowSeconds = useNowSeconds();
  return (
    <>
      <CardButton product={product} state={cardState(product, nowSeconds)} reasonId={reasonId} />
      <span className={styles.availability} id={reasonId}>
        <StockWords stock={stockLine(product, nowSeconds)} />
      </span>
    </>
  );
}

const quiet = ({ images: [image] }: ComparedDocument) => image && { ...image, alt: '' };

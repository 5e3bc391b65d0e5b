import { cardState, showsWasNow, stockLine } from '@wattle/domain/catalogue';
import { productLink } from '@wattle/domain/links';
import { centsOf } from '@wattle/domain/money';
import { stockWords } from '@wattle/messages/card';
import * as comparisonWords from '@wattle/messages/comparison';
import type { ReactNode } from 'react';
import { StockWords } from '../../goods/card/availability-line.tsx';
import { cardAttributes } from '../../goods/card/card-attributes.ts';
import { CardButton } from '../../goods/card/card-markup.tsx';
import { Finishes } from '../../goods/card/finishes.tsx';
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

/** The compared products. The row with their names sticks while the rows scroll. */
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
            {product.variantNames && <Finishes names={product.variantNames} />}
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
      <br />
      {comparisonWords.dotsExplained}
    </p>
  );
}

function Buy({ product }: { product: ComparedDocument }) {
  const nowSeconds = useNowSeconds();
  const state = cardState(product, nowSeconds);
  const stock = stockLine(product, nowSeconds);
  const { name, path, brand } = product;
  return (
    <div {...cardAttributes(product, state)} data-name={name} data-path={path} data-brand={brand.name}>
      <CardButton state={state} reason={stock ? stockWords(stock) : undefined} />
      <span className={styles.availability}>
        <StockWords stock={stock} />
      </span>
    </div>
  );
}

const quiet = ({ images: [image] }: ComparedDocument) => image && { ...image, alt: '' };

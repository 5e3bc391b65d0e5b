import type { ProductSummary } from '@wattle/domain/catalogue';
import * as contentWords from '@wattle/messages/content';
import { useId } from 'react';
import { ProductRail } from '../card/product-rail.tsx';

/** A heading with a row of cards; renders nothing without cards. */
export function RailSection({ heading, products }: { heading: string; products: readonly ProductSummary[] }) {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby={headingId}>
      <div className="section-head">
        <h2 id={headingId}>{heading}</h2>
      </div>
      <ProductRail label={contentWords.productsUnder(heading)} products={products} />
    </section>
  );
}

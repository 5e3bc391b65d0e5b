import type { ProductSummary } from '@wattle/domain';
import { useId } from 'react';
import { ProductRail } from '../card/product-rail.tsx';

/** A heading and a row of cards under it; nothing without cards. */
export function RailSection({ heading, products }: { heading: string; products: readonly ProductSummary[] }) {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <section className="section wrap" aria-labelledby={headingId}>
      <div className="section-head">
        <h2 id={headingId}>{heading}</h2>
      </div>
      <ProductRail label={`Products: ${heading}`} products={products} />
    </section>
  );
}

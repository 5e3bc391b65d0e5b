import type { ProductSummary } from '@wattle/domain/catalogue';
import { CARD_SIZES } from './card-sizes.ts';
import { ProductCard } from './product-card.tsx';
import { Rail, type RailProps } from './rail.tsx';

type ProductRailProps = RailProps & {
  products: readonly ProductSummary[];
  /** The `sizes` attribute of pictures, for rails narrower than the page. */
  sizes?: string;
};

/** Cards in one scrolling row. */
export function ProductRail({ products, sizes = CARD_SIZES.rail, ...rail }: ProductRailProps) {
  return (
    <Rail {...rail}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} sizes={sizes} />
      ))}
    </Rail>
  );
}

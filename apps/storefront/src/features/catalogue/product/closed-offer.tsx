import { canAskForStock, type Variant } from '@wattle/domain/catalogue';
import { BackInStock } from './back-in-stock.tsx';
import type { ProductPage } from './product-page-data.ts';
import { Replacements, type ReplacementsProps } from './replacements.tsx';

type Props = {
  product: ProductPage['product'];
  variant: Variant | undefined;
  replacements: Pick<ReplacementsProps, 'heading' | 'products'>;
};

/** The ways on from a product that cannot be ordered: a mail when it is back, and what can be had instead. */
export default function ClosedOffer({ product, variant, replacements }: Props) {
  return (
    <>
      {variant && canAskForStock(product, variant) && (
        <BackInStock key={variant.id} productId={product.id} variantId={variant.id} />
      )}
      {replacements.products.length > 0 && <Replacements {...replacements} category={product.canonicalCategory} />}
    </>
  );
}

import type { PageProps } from '../app/page-module.ts';
import { ProductScreen } from '../features/catalogue/product/product-screen.tsx';
import { isOtherVariantOnly } from '../features/catalogue/product/variant-address.ts';
import type { load } from './product.server.ts';

/** Another variant is the same page, so no data is reloaded. */
export const keepsData = isOtherVariantOnly;

export default function ProductRoute({ data }: PageProps<typeof load>) {
  const { shown, buy, fit, reviewsScript } = data;
  return <ProductScreen shown={shown} buy={buy} fit={fit} reviewsScript={reviewsScript} />;
}

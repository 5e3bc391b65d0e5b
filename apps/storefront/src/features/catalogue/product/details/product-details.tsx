import type { ProductPage } from '../product-page-data.ts';
import { Description } from './description.tsx';
import { KeyFeatures } from './key-features.tsx';
import { Reviews } from './reviews.tsx';
import { Specifications } from './specifications.tsx';

export type ProductDetailsProps = Pick<ProductPage, 'product' | 'family'>;

/** What there is to read about a product. */
export default function ProductDetails({ product, family }: ProductDetailsProps) {
  return (
    <>
      <KeyFeatures features={product.keyFeatures} images={product.images} />
      <Description paragraphs={product.description} />
      <Specifications product={product} family={family} />
      <Reviews summary={product.reviewSummary} />
    </>
  );
}

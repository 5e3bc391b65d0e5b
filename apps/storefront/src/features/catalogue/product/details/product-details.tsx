import type { ShownProduct } from '../product-page-data.ts';
import { Description } from './description.tsx';
import { KeyFeatures } from './key-features.tsx';
import { Reviews } from './reviews.tsx';
import { Specifications } from './specifications.tsx';

export type ProductDetailsProps = Pick<ShownProduct, 'product' | 'specification'> & { showsReviews: boolean };

/** Description, features, specifications and reviews. */
export default function ProductDetails({ product, specification, showsReviews }: ProductDetailsProps) {
  return (
    <>
      <KeyFeatures features={product.keyFeatures} images={product.images} />
      <Description paragraphs={product.description} />
      <Specifications product={product} specification={specification} />
      {showsReviews && <Reviews summary={product.reviewSummary} />}
    </>
  );
}

import * as productWords from '@wattle/messages/product';
import { RecentRail } from '../../../../goods/rails/recent-rail.tsx';
import { RecommendationRail } from '../../../../goods/rails/recommendation-rail.tsx';
import type { ProductPage } from '../product-page-data.ts';
import { AccessoryRail } from './accessory-rail.tsx';

export type ProductRailsProps = { product: ProductPage['product'] };

/** Accessories, alternatives and recently viewed products. */
export default function ProductRails({ product }: ProductRailsProps) {
  const { id, accessoryIds, canonicalCategory: category } = product;
  return (
    <>
      <AccessoryRail key={id} productIds={accessoryIds} />
      <RecommendationRail
        heading={productWords.youMayAlsoLike}
        eventType="detail-page-view"
        productIds={[id]}
        pageCategories={[[...category.ancestors, category].map(({ name }) => name).join(' > ')]}
        besides={accessoryIds}
      />
      <RecentRail besides={id} />
    </>
  );
}

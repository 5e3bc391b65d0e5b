import { categoryLink } from '@wattle/domain/links';
import * as commonWords from '@wattle/messages/common';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { NearPlace, RailRoom } from '../../../goods/rails/near-place.tsx';
import { createLatePart } from '../../../page/late-part.tsx';
import { createStaticPart } from '../../../page/static-part.tsx';
import { recordView } from '../../../shopper/recommendation/events.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import type { BuyView } from './buy-view.ts';
import type { FitView } from './fit/fit-view.ts';
import type { ShownProduct } from './product-page-data.ts';
import { ProductTop } from './product-top.tsx';
import type { ProductRailsProps } from './rails/product-rails.tsx';

/** Below the first view. */
const FitCheck = createLatePart(() => import('./fit/fit-check.tsx'), { room: undefined });
const ProductDetails = createStaticPart(() => import('./details/product-details.tsx'));

/** When its code fails to load, the rails stay empty rather than breaking the page. */
const ProductRails = lazy<ComponentType<ProductRailsProps>>(() =>
  import('./rails/product-rails.tsx').catch(() => ({ default: () => null })),
);

type Props = { shown: ShownProduct; buy: BuyView; fit: FitView | null; reviewsScript: string | null };

/** The product page, from buy box to recommendations. */
export function ProductScreen({ shown, buy, fit, reviewsScript }: Props) {
  const { product, specification } = shown;
  const { canonicalCategory: category } = product;
  const categories = [...category.ancestors, category];
  // accessories and alternatives
  const rails = product.accessoryIds.length > 0 ? 2 : 1;
  useEffect(() => recordView(product.id), [product.id]);
  return (
    <>
      <div className="wrap">
        <Breadcrumbs
          items={[HOME, ...categories.map(crumb), { label: `${product.brand.name} ${product.productSku}` }]}
        />
        <ProductTop shown={shown} buy={buy} />
      </div>
      {fit && <FitCheck key={`fit/${product.id}`} fit={fit} />}
      <ProductDetails
        key={product.id}
        product={product}
        specification={specification}
        showsReviews={reviewsScript !== null}
      />
      {reviewsScript !== null && <script async src={reviewsScript} />}
      <NearPlace rails={rails}>
        <Suspense fallback={<RailRoom rails={rails} />}>
          <ProductRails product={product} />
        </Suspense>
      </NearPlace>
    </>
  );
}

const HOME = { label: commonWords.home, to: '/' };
const crumb = (place: { name: string; path: string }) => ({ label: place.name, to: categoryLink(place) });

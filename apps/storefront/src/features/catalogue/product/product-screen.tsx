import { categoryLink } from '@wattle/domain';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { NearPlace, RailRoom } from '../../../goods/rails/near-place.tsx';
import { createStaticPart } from '../../../page/static-part.tsx';
import { recordView } from '../../../shopper/recommendation/events.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import type { BuyView } from './buy-view.ts';
import { FitCheck } from './fit/fit-check.tsx';
import type { FitView } from './fit/fit-view.ts';
import type { ShownProduct } from './product-page-data.ts';
import { ProductTop } from './product-top.tsx';
import type { ProductRailsProps } from './rails/product-rails.tsx';

const ProductDetails = createStaticPart(() => import('./details/product-details.tsx'));

/** Code that does not come is no rail, and no broken page. */
const ProductRails = lazy<ComponentType<ProductRailsProps>>(() =>
  import('./rails/product-rails.tsx').catch(() => ({ default: () => null })),
);

type Props = { shown: ShownProduct; buy: BuyView; fit: FitView | null; reviewsScript: string | null };

/** Everything about one product, from what is needed to buy it to what goes with it. */
export function ProductScreen({ shown, buy, fit, reviewsScript }: Props) {
  const { product, specification } = shown;
  const { canonicalCategory: category } = product;
  const categories = [...category.ancestors, category];
  // what goes with it, and what else there is
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

const HOME = { label: 'Home', to: '/' };
const crumb = (place: { name: string; path: string }) => ({ label: place.name, to: categoryLink(place) });

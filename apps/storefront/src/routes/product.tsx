import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { buyView } from '../features/catalogue/product/buy-view.ts';
import { specificationOf } from '../features/catalogue/product/details/specification-of.ts';
import { figuresOf } from '../features/catalogue/product/figures-of.ts';
import { fitView } from '../features/catalogue/product/fit/fit-view.ts';
import { productHead } from '../features/catalogue/product/product-head.ts';
import type { ShownProduct } from '../features/catalogue/product/product-page-data.ts';
import { ProductScreen } from '../features/catalogue/product/product-screen.tsx';
import { isOtherVariantOnly } from '../features/catalogue/product/variant-address.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { clientContext } from '../page/client-context.ts';
import { pageValue } from '../page/page-value.ts';
import { reviewsScriptContext } from '../page/reviews-script-context.ts';
import type { Route } from './+types/product.ts';

async function load({ context, params, url }: Route.LoaderArgs) {
  const reviewsScript = context.get(reviewsScriptContext);
  const page = pageValue(await context.get(clientContext).loadProduct({ path: `products/${params['*']}` }), url);
  const { product, family } = page;
  const shown: ShownProduct = {
    product,
    figures: figuresOf(family, product.attributes),
    specification: specificationOf(family, product.attributes),
  };
  return {
    shown,
    buy: buyView(page, Date.now() / 1000),
    fit: fitView(product, url.searchParams),
    head: productHead(product, url, { nowMs: Date.now(), showsReviews: reviewsScript !== null }),
    reviewsScript,
  };
}

export function loader(args: Route.LoaderArgs) {
  return orNotFound(args, load);
}

/** Another variant is the same page: nothing is fetched again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return isOtherVariantOnly(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { shown, buy, fit, reviewsScript } = loaderData;
  return <ProductScreen shown={shown} buy={buy} fit={fit} reviewsScript={reviewsScript} />;
}

import { clientContext } from '../client-context.ts';
import { ProductScreen } from '../features/catalogue/product/product-screen.tsx';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/product.ts';

async function load({ context, params, url }: Route.LoaderArgs) {
  const page = pageValue(await context.get(clientContext).loadProduct({ path: `products/${params['*']}` }), url);
  return { ...page, canonical: `${url.origin}${url.pathname}` };
}

export function loader(args: Route.LoaderArgs) {
  return orNotFound(args, load);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { product, canonical } = loaderData;
  return pageMeta({
    title: `${product.brand.name} ${product.name} ${product.productSku}`,
    description: product.shortDescription || product.description[0] || product.name,
    canonical,
  });
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductScreen product={loaderData.product} family={loaderData.family} />;
}

import { clientContext } from '../client-context.ts';
import { ProductScreen } from '../features/catalogue/product/product-screen.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/product.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = pageValue(await context.get(clientContext).loadProduct({ path: `products/${params['*']}` }), url);
  return { ...page, canonical: `${url.origin}${url.pathname}` };
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

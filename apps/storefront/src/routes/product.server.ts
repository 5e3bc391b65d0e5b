import type { LoadArgs } from '../app/load-args.ts';
import { buyView } from '../features/catalogue/product/buy-view.ts';
import { specificationOf } from '../features/catalogue/product/details/specification-of.ts';
import { figuresOf } from '../features/catalogue/product/figures-of.ts';
import { fitView } from '../features/catalogue/product/fit/fit-view.ts';
import { loadReplacements } from '../features/catalogue/product/load-replacements.ts';
import { productHead } from '../features/catalogue/product/product-head.ts';
import type { ProductPage, ShownProduct } from '../features/catalogue/product/product-page-data.ts';
import { orNotFound } from '../features/errors/or-not-found.ts';
import { pageValue } from '../page/page-value.ts';

const known = new WeakMap<ProductPage, ShownProduct>();

/** The same object for the same answer, so that it is written as JSON once. */
function shownOf(page: ProductPage): ShownProduct {
  const { product, family, twins } = page;
  const shown = known.get(page) ?? {
    product,
    figures: figuresOf(family, product.attributes),
    specification: specificationOf(family, product.attributes),
    twins,
    replacements: { heading: '', products: [] },
  };
  known.set(page, shown);
  return shown;
}

async function loadPage({ context, params, url, shop }: LoadArgs<'*'>) {
  const reviewsScript = context.reviewsScript;
  const page = pageValue(await context.client.loadProduct({ path: `products/${params['*']}` }), url);
  const { product } = page;
  const replacements = await loadReplacements(context.client, page);
  return {
    shown: replacements.products.length > 0 ? { ...shownOf(page), replacements } : shownOf(page),
    buy: buyView(page, Date.now() / 1000),
    fit: fitView(product, url.searchParams),
    head: productHead(product, url, { nowMs: Date.now(), showsReviews: reviewsScript !== null, shopName: shop.name }),
    reviewsScript,
  };
}

export function load(args: LoadArgs<'*'>) {
  return orNotFound(args, loadPage);
}

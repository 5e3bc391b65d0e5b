import { imageAddress, imageUrl } from '@wattle/domain/images';
import { categoryLink } from '@wattle/domain/links';
import { centsOf, dollarsOf } from '@wattle/domain/money';
import { CURRENCY, IMAGES } from '@wattle/domain/settings';
import { breadcrumbData, productData, wholeAddress } from '@wattle/domain/structured-data';
import { pageMeta, type SharedImage } from '../../../page/page-meta.ts';
import type { HeadEntry } from '../../../router/head.ts';
import type { ProductPage } from './product-page-data.ts';

type Product = ProductPage['product'];

type HeadFacts = { readonly nowMs: number; readonly showsReviews: boolean; readonly shopName: string };

/** Head entries of a product page. Server only, so that browsers load none of it. */
export function productHead(product: Product, url: URL, { nowMs, showsReviews, shopName }: HeadFacts): HeadEntry[] {
  const { origin, pathname } = url;
  const canonical = `${origin}${pathname}`;
  const { canonicalCategory: category } = product;
  const steps = [...category.ancestors, category].map((place) => ({ label: place.name, to: categoryLink(place) }));
  const name = `${product.brand.name} ${product.name}`;
  return [
    ...pageMeta({
      title: name.includes(product.productSku) ? name : `${name} ${product.productSku}`,
      description: product.shortDescription || product.description[0] || product.name,
      canonical,
      type: 'product',
      image: sharedImage(product, origin),
    }),
    ...priceMeta(product),
    {
      jsonLd: productData({
        product,
        origin,
        sellerName: shopName,
        nowSeconds: Math.floor(nowMs / 1000),
        showsReviews,
      }),
    },
    { jsonLd: breadcrumbData([...steps, { label: name }], origin, canonical) },
  ];
}

function sharedImage({ images: [front] }: Product, origin: string): SharedImage | undefined {
  const address = front && imageAddress(front);
  if (!address) return undefined;
  return { url: wholeAddress(origin, imageUrl(address, { width: IMAGES.productBaseSize })), alt: front.alt };
}

function priceMeta({ price }: Product): HeadEntry[] {
  if (price <= 0) return [];
  return [
    { property: 'product:price:amount', content: dollarsOf(centsOf(price)).toFixed(2) },
    { property: 'product:price:currency', content: CURRENCY },
  ];
}

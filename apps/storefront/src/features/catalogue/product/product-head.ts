import {
  breadcrumbData,
  CURRENCY,
  categoryLink,
  centsOf,
  dollarsOf,
  IMAGES,
  imageAddress,
  imageUrl,
  productData,
  wholeAddress,
} from '@wattle/domain';
import type { MetaDescriptor } from 'react-router';
import { pageMeta, SHOP_NAME, type SharedImage } from '../../../page/page-meta.ts';
import type { ProductPage } from './product-page-data.ts';

type Product = ProductPage['product'];

/** What a product's page says about itself. Runs where pages are made, so that browsers load none of it. */
export function productHead(
  product: Product,
  url: URL,
  { nowMs, showsReviews }: { readonly nowMs: number; readonly showsReviews: boolean },
): MetaDescriptor[] {
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
      'script:ld+json': productData({
        product,
        origin,
        sellerName: SHOP_NAME,
        nowSeconds: Math.floor(nowMs / 1000),
        showsReviews,
      }),
    },
    { 'script:ld+json': breadcrumbData([...steps, { label: name }], origin, canonical) },
  ];
}

function sharedImage({ images: [front] }: Product, origin: string): SharedImage | undefined {
  const address = front && imageAddress(front);
  if (!address) return undefined;
  return { url: wholeAddress(origin, imageUrl(address, { width: IMAGES.productBaseSize })), alt: front.alt };
}

function priceMeta({ price }: Product): MetaDescriptor[] {
  if (price <= 0) return [];
  return [
    { property: 'product:price:amount', content: dollarsOf(centsOf(price)).toFixed(2) },
    { property: 'product:price:currency', content: CURRENCY },
  ];
}

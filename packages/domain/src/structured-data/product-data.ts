import { priceCentsOf } from '../catalogue/price-cents.ts';
import type { Product } from '../catalogue/product.ts';
import { imageAddress } from '../images/image.ts';
import { imageUrl } from '../images/image-url.ts';
import { productLink } from '../links/page-links.ts';
import { dollarsOf } from '../money/cents.ts';
import { IMAGES } from '../settings/image-constants.ts';
import { CURRENCY, SHOP } from '../settings/shop-constants.ts';
import { aggregateRating } from './aggregate-rating.ts';
import { offerAvailability } from './offer-availability.ts';
import { SCHEMA_ORG, type StructuredData, type StructuredPart, wholeAddress } from './structured-data.ts';

export type ProductPage = {
  readonly product: Product;
  readonly origin: string;
  /** The shop's name. */
  readonly sellerName: string;
  readonly nowSeconds: number;
  /** Search engines forbid publishing a rating that the page does not show. */
  readonly showsReviews?: boolean;
};

/** A product and its offer, for search engines [D-5-08 D-9-61]. */
export function productData(page: ProductPage): StructuredData {
  const { product, origin, showsReviews = SHOP.reviewsEnabled } = page;
  const gtin = product.variants[0]?.gtin ?? '';
  const images = imageAddresses(product, origin);
  const description = product.shortDescription || product.description.join(' ');
  const rating = showsReviews ? aggregateRating(product.reviewSummary) : undefined;
  const address = wholeAddress(origin, productLink(product));
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Product',
    '@id': `${address}#product`,
    name: `${product.brand.name} ${product.name}`,
    url: address,
    ...(description !== '' && { description }),
    ...(images.length > 0 && { image: images }),
    brand: { '@type': 'Brand', name: product.brand.name },
    sku: product.productSku,
    ...(isGtin(gtin) && { gtin }),
    category: product.canonicalCategory.name,
    ...(rating && { aggregateRating: rating }),
    // search engines reject a price of zero
    ...(priceCentsOf(product) > 0 && { offers: offer(page) }),
  };
}

function offer({ product, origin, sellerName, nowSeconds }: ProductPage): StructuredPart {
  const { priceDateTo } = product;
  return {
    '@type': 'Offer',
    url: wholeAddress(origin, productLink(product)),
    price: dollarsOf(priceCentsOf(product)).toFixed(2),
    priceCurrency: CURRENCY,
    ...(priceDateTo !== null && priceDateTo > nowSeconds && { priceValidUntil: moment(priceDateTo) }),
    availability: `${SCHEMA_ORG}/${offerAvailability(product, nowSeconds)}`,
    itemCondition: `${SCHEMA_ORG}/NewCondition`,
    seller: { '@type': 'Organization', name: sellerName },
  };
}

const moment = (seconds: number): string => `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;

/** Checks a GTIN's length and check digit: a wrong one is worse than none. */
function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const weighted = [...text].reverse().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 3));
  return weighted.reduce((sum, part) => sum + part, 0) % 10 === 0;
}

/** Image URLs at the largest width; the variants' images when the product has none. */
function imageAddresses(product: Product, origin: string): readonly string[] {
  const images = product.images.length > 0 ? product.images : product.variants.flatMap((variant) => variant.images);
  return images
    .flatMap((image) => imageAddress(image) ?? [])
    .map((address) => wholeAddress(origin, imageUrl(address, { width: IMAGES.productBaseSize })));
}

import { productLink } from '@wattle/domain';
import type { Crumb } from '../../../../ui/breadcrumbs.tsx';
import type { Listing } from '../listing-types.ts';

const CONTEXT = 'https://schema.org';

export type StructuredData = { readonly '@context': string; readonly '@type': string; readonly [key: string]: unknown };

/** The way to a page, for search engines: from the front page to the page itself, whose address is given. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string, canonical: string): StructuredData {
  const way = [{ label: 'Home', to: '/' }, ...crumbs];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: to ? `${origin}${to}` : canonical,
    })),
  };
}

/** The products of one page of a list, for search engines; they count on from page to page. */
export function itemListData(
  { products, total, page }: Pick<Listing, 'products' | 'total' | 'page'>,
  pageSize: number,
  origin: string,
): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * pageSize + index + 1,
      url: `${origin}${productLink(product)}`,
      name: `${product.brand.name} ${product.name}`,
    })),
  };
}

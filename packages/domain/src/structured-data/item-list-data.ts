import type { ProductSummary } from '../catalogue/product.ts';
import { productLink } from '../links/page-links.ts';
import { LISTING } from '../listing/listing-constants.ts';
import { SCHEMA_ORG, type StructuredData, wholeAddress } from './structured-data.ts';

/** One page of a product list. */
export type ListPage = {
  readonly products: readonly Pick<ProductSummary, 'name' | 'path' | 'brand'>[];
  readonly total: number;
  readonly page: number;
};

/** One page of a product list for search engines; positions continue across pages. */
export function itemListData({ products, total, page }: ListPage, origin: string): StructuredData {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * LISTING.pageSize + index + 1,
      url: wholeAddress(origin, productLink(product)),
      name: `${product.brand.name} ${product.name}`,
    })),
  };
}

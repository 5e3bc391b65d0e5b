import { isSellable, originalCentsOf, type Product, priceCentsOf, showsWasNow } from '@wattle/domain/catalogue';
import { travels } from '@wattle/domain/delivery';
import { imageAddress, imageUrl } from '@wattle/domain/images';
import { productLink } from '@wattle/domain/links';
import { type Cents, dollarsOf } from '@wattle/domain/money';
import { CURRENCY } from '@wattle/domain/settings';
import type { ShopIdentity } from '@wattle/domain/shop-identity';
import { type OfferAvailability, offerAvailability, wholeAddress } from '@wattle/domain/structured-data';
import { assemble } from '../../catalogue/assemble.ts';
import type { CatalogueCache } from '../../catalogue/catalogue-cache.ts';
import type { Store } from '../../store/store.ts';
import { xmlText } from './xml-text.ts';

const AVAILABILITY: Readonly<Partial<Record<OfferAvailability, string>>> = {
  InStock: 'in_stock',
  PreOrder: 'preorder',
  BackOrder: 'backorder',
};
const IMAGE_WIDTH = 1079;
/** Built in pieces, so that requests are served in between. */
const PAGE = 100;

/** All products sold online, in Google Merchant Center's format (RSS 2.0). */
export async function* merchantFeed(
  store: Store,
  catalogue: CatalogueCache,
  { origin, shop }: { readonly origin: string; readonly shop: ShopIdentity },
  nowSeconds: number,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n`;
  yield `<title>${xmlText(shop.feedTitle ?? shop.name)}</title><link>${xmlText(origin)}</link><description>${xmlText(shop.sells)}</description>\n`;
  for await (const page of store.products.stream(PAGE)) {
    const around = await catalogue.loadFor(page);
    for (const stored of page) {
      const product = assemble(around, stored, nowSeconds);
      if (isOffered(product)) yield itemOf(product, origin, nowSeconds);
    }
  }
  yield '</channel></rss>\n';
}

const isOffered = (product: Product): boolean =>
  travels(product) && product.visibleIn.index && isSellable(product) && product.saleMode !== 'inStoreOnly';

function itemOf(product: Product, origin: string, nowSeconds: number): string {
  const image = product.images[0] && imageAddress(product.images[0]);
  const parts: readonly (readonly [string, string | undefined])[] = [
    ['g:id', product.id],
    ['title', product.name],
    ['description', product.shortDescription],
    ['link', wholeAddress(origin, productLink(product))],
    ['g:image_link', image && wholeAddress(origin, imageUrl(image, { width: IMAGE_WIDTH }))],
    ['g:availability', AVAILABILITY[offerAvailability(product, nowSeconds)] ?? 'out_of_stock'],
    ['g:price', priced(showsWasNow(product) ? originalCentsOf(product) : priceCentsOf(product))],
    ['g:sale_price', showsWasNow(product) ? priced(priceCentsOf(product)) : undefined],
    ['g:brand', product.brand.name],
    ['g:mpn', product.productSku],
    ['g:condition', 'new'],
    ['g:product_type', product.googleProductType],
  ];
  const elements = parts.map(([name, text]) => (text ? `<${name}>${xmlText(text)}</${name}>` : ''));
  return `<item>${elements.join('')}</item>\n`;
}

/** [C-0-01] */
const priced = (amount: Cents): string => `${dollarsOf(amount).toFixed(2)} ${CURRENCY}`;

import type { Client } from '@wattle/contract';
import { type ProductSummary, priceCentsOf } from '@wattle/domain/catalogue';
import { type BlockOf, type BlockType, type BlockValues, listedBrands } from '@wattle/domain/content';
import { productLink } from '@wattle/domain/links';
import { formatPrice } from '@wattle/domain/money';
import { cardPieces } from '../../card/card-pieces.server.tsx';
import { CARD_SIZES } from '../../card/card-sizes.ts';
import { parseRichText } from '../parse-rich-text.ts';
import { rowLabel } from '../row-label.ts';
import type { BlockData } from '../shown-block.ts';
import { findHtml } from '../widgets/find-html.ts';
import { brandPathOf, findBrandCategory } from './find-brand-category.ts';

type Finder<T extends BlockType> = (
  value: BlockOf<T>['value'],
  client: Client,
  baseUrl: string,
) => Promise<BlockData[T]> | BlockData[T];

const nothing = () => null;

/** Loads what each block type shows besides its own value. */
export const findBlockData: { readonly [T in BlockType]: Finder<T> } = {
  'article-listing': findArticles,
  'brand-category': findBrandCategory,
  'brand-listing': findBrands,
  'category-listing': findCategories,
  'product-listing': findListedProducts,
  html: findHtml,
  wysiwyg: ({ content }) => ({ nodes: parseRichText(content) }),
  container: nothing,
  group: nothing,
  heading: nothing,
  hr: nothing,
  image: findSpots,
  'klaviyo-form': nothing,
  link: nothing,
  'media-carousel': nothing,
  paragraph: nothing,
  scheduled: () => ({ atSeconds: Date.now() / 1000 }),
  video: nothing,
  'vimeo-video': nothing,
};

/** The articles of an article listing; empty when they fail to load [D-2-37 D-2-38 D-8-11]. */
async function findArticles(
  { type, article, articles }: BlockValues['article-listing'],
  client: Client,
): Promise<BlockData['article-listing']> {
  if (type === 'dynamic') {
    const parent = await client.findArticle({ id: article ?? '' });
    return { articles: parent.status === 'SUCCESS' ? parent.value.children : [] };
  }
  if (!articles || articles.length === 0) return { articles: [] };
  const chosen = await client.listArticles({ ids: articles.join(',') });
  return { articles: chosen.status === 'SUCCESS' ? chosen.value.articles : [] };
}

/** The brands of a brand listing: all with products, or the chosen ones [D-2-43 D-2-45 D-2-46]. */
async function findBrands(
  { type, brands, maxItems }: BlockValues['brand-listing'],
  client: Client,
): Promise<BlockData['brand-listing']> {
  const found = await client.listBrands({});
  if (found.status !== 'SUCCESS') return { brands: [] };
  const isWanted = ({ id }: { id: string }) => type === 'dynamic' || (brands ?? []).includes(id);
  const wanted = listedBrands(found.value.brands.filter(isWanted), maxItems);
  return { brands: wanted.map(({ id, name, path, imageLogo }) => ({ id, name, path, imageLogo })) };
}

/** The categories of a category listing: sub-categories, chosen ones, or those of a brand [D-2-53]. */
async function findCategories(
  { type, category, categories, brand }: BlockValues['category-listing'],
  client: Client,
): Promise<BlockData['category-listing']> {
  const [found, brandPath] = await Promise.all([
    client.listCategories({
      ...(type === 'dynamic' ? { parentId: category } : { ids: (categories ?? []).join(',') || 'none' }),
      brandId: brand,
    }),
    brand === undefined ? null : brandPathOf(client, brand),
  ]);
  return { categories: found.status === 'SUCCESS' ? found.value.categories : [], brandPath };
}

/** The products in a picture, at the price of now; without those that are not sold. */
async function findSpots({ spots = [] }: BlockValues['image'], client: Client): Promise<BlockData['image']> {
  if (spots.length === 0) return null;
  const found = await client.findProducts({ ids: spots.map(({ productId }) => productId).join(',') });
  const products = found.status === 'SUCCESS' ? found.value.products : [];
  return {
    spots: spots.flatMap(({ productId, x, y }) => {
      const product = products.find(({ id }) => id === productId);
      if (!product) return [];
      const name = `${product.brand.name} ${product.name}`;
      return [{ x, y, to: productLink(product), name, price: formatPrice(priceCentsOf(product)) }];
    }),
  };
}

/** The products of a product listing: a collection, or the chosen ones that are available [D-2-87 D-2-88]. */
async function findListedProducts(
  block: BlockValues['product-listing'],
  client: Client,
  baseUrl: string,
): Promise<BlockData['product-listing']> {
  const products = await listProducts(block, client);
  const cards = await cardPieces(client, products, { sizes: SIZES[block.display], baseUrl });
  return { cards, label: rowLabel('Products', products) };
}

const SIZES = {
  carousel: CARD_SIZES.rail,
  'grid-2x': CARD_SIZES.twoInBlock,
  'grid-4x': CARD_SIZES.fourInBlock,
} as const satisfies Record<BlockValues['product-listing']['display'], string>;

async function listProducts(
  { type, schema, collection, brand, products }: BlockValues['product-listing'],
  client: Client,
): Promise<readonly ProductSummary[]> {
  if (type === 'manual') {
    const ids = (products ?? []).map(({ product }) => product.id);
    if (ids.length === 0) return [];
    const found = await client.findProducts({ ids: ids.join(',') });
    return found.status === 'SUCCESS' ? found.value.products : [];
  }
  if (!collection || !schema) return [];
  const { id, index, sort } = collection;
  const found = await client.listCollection({ schema, id, index, sort, brandId: brand?.id });
  return found.status === 'SUCCESS' ? found.value.products : [];
}

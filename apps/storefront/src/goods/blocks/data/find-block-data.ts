import type { Client } from '@wattle/contract';
import type { BlockOf, BlockType } from '@wattle/domain';
import { parseRichText } from '../parse-rich-text.ts';
import type { BlockData } from '../shown-block.ts';
import { findHtml } from '../widgets/find-html.ts';
import { findArticles } from './find-articles.ts';
import { findBrandCategory } from './find-brand-category.ts';
import { findBrands } from './find-brands.ts';
import { findCategories } from './find-categories.ts';
import { findListedProducts } from './find-listed-products.ts';

type Finder<T extends BlockType> = (value: BlockOf<T>['value'], client: Client) => Promise<BlockData[T]> | BlockData[T];

const nothing = () => null;

/** What a block of each kind shows besides its own value. */
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
  image: nothing,
  'klaviyo-form': nothing,
  link: nothing,
  'media-carousel': nothing,
  paragraph: nothing,
  scheduled: () => ({ atSeconds: Date.now() / 1000 }),
  video: nothing,
  'vimeo-video': nothing,
};

import type { ContentBlock } from '@wattle/domain/content';
import type { Image } from '@wattle/domain/images';

/** 'Water, time, power' becomes the anchor '#water-time-power'. */
const anchorOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const heading = (level: 2 | 3, content: string): ContentBlock => ({
  id: 'heading',
  ...(level === 2 && { customId: anchorOf(content) }),
  value: { level, content },
});

/** Plain text. */
export const paragraph = (content: string): ContentBlock => ({ id: 'paragraph', value: { content } });

/** Text with links, emphasis, lists or tables, as HTML. */
export const rich = (content: string): ContentBlock => ({ id: 'wysiwyg', value: { content } });

export const image = ({ url = '', alt }: Image, width: number, height: number): ContentBlock => ({
  id: 'image',
  value: { src: url, alt, width, height, ratio: `${width} / ${height}`, stretch: true },
});

/** Links to a page of the shop or to another site. */
export const link = (to: string, label: string): ContentBlock => ({
  id: 'link',
  value: { link: to.startsWith('/') ? { path: to, label } : { href: to, label } },
});

/** Adds classes from the editors' list (the storefront's `editor-classes.css`). */
export const classed = (customClasses: string, block: ContentBlock): ContentBlock => ({ ...block, customClasses });

/** Products of a category, in its listing order [D-3-29]. */
export const products = (categoryId: string, display: string): ContentBlock => ({
  id: 'product-listing',
  value: {
    type: 'collection',
    schema: 'category',
    collection: { mode: 'membership', id: categoryId, index: 'products', sort: '' },
    display,
  },
});

/** Selected categories as tiles [D-2-53]. */
export const categoryTiles = (...categories: string[]): ContentBlock => ({
  id: 'category-listing',
  value: { type: 'manual', categories },
});

/** Selected articles [D-2-38]. */
export const articles = (...ids: string[]): ContentBlock => ({
  id: 'article-listing',
  value: { type: 'manual', articles: ids },
});

import type { CallValue } from '@wattle/contract';
import type { Block } from '@wattle/domain/content';

/** A sample article with these blocks. */
export const sampleArticle = (...body: readonly Block[]): CallValue<'findArticle'> => ({
  article: {
    id: 'a-1',
    name: 'Article',
    path: 'articles/article',
    kicker: '',
    summary: '',
    heroImage: null,
    parentId: null,
    position: 1,
    body,
    publishedAt: 0,
    updatedAt: 0,
  },
  children: [],
});

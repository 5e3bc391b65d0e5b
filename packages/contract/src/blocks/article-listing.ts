import { z } from 'zod';
import { defineBlock, id, needs } from './define-block.ts';

export const articleListing = defineBlock('article-listing', {
  value: z
    .strictObject({
      type: z.enum(['dynamic', 'manual']),
      article: id.exactOptional(),
      articles: z.array(id).max(50).exactOptional(),
    })
    .check(needs('dynamic', 'article'), needs('manual', 'articles')),
  examples: {
    'children of an article': { value: { type: 'dynamic', article: 'guides' } },
    'chosen articles': { value: { type: 'manual', articles: ['choose-a-fridge', 'energy-rating'] } },
  },
});

import { z } from 'zod';
import { defineBlock, id, needs, noWords } from './define-block.ts';

export const articleListing = defineBlock('article-listing', {
  value: z
    .strictObject({
      type: z.enum(['dynamic', 'manual']),
      article: id.exactOptional(),
      articles: z.array(id).max(50).exactOptional(),
    })
    .check(needs('dynamic', 'article'), needs('manual', 'articles')),
  says: noWords,
  examples: {
    'children of an article': { value: { type: 'dynamic', article: 'buying-guides' } },
    'chosen articles': { value: { type: 'manual', articles: ['energy-rating', 'choose-a-fridge', 'not-there'] } },
    'of an article that is not there': { value: { type: 'dynamic', article: 'not-there' } },
  },
});

import { z } from 'zod';
import { defineBlock, id, needs, noWords } from './define-block.ts';

export const categoryListing = defineBlock('category-listing', {
  value: z
    .strictObject({
      type: z.enum(['dynamic', 'manual']),
      category: id.exactOptional(),
      brand: id.exactOptional(),
      categories: z.array(id).max(60).exactOptional(),
    })
    .check(needs('dynamic', 'category'), needs('manual', 'categories')),
  says: noWords,
  examples: {
    'under a category': { value: { type: 'dynamic', category: 'c-fridges' } },
    'of a brand': { value: { type: 'dynamic', category: 'c-fridges', brand: 'b-nordholm' } },
    chosen: { value: { type: 'manual', categories: ['c-laundry', 'c-fridges', 'c-cooking'] } },
  },
});

import { z } from 'zod';
import { defineBlock, id, noWords } from './define-block.ts';

export const brandListing = defineBlock('brand-listing', {
  value: z.strictObject({
    type: z.enum(['dynamic', 'manual']),
    maxItems: z.number().int().positive().max(200).exactOptional(),
    brands: z.array(id).max(200).exactOptional(),
  }),
  says: noWords,
  examples: {
    'all that sell': { value: { type: 'dynamic' } },
    'no more than 24': { value: { type: 'dynamic', maxItems: 24 } },
    chosen: { value: { type: 'manual', brands: ['b-solenne', 'b-nordholm', 'b-kestrel'] } },
  },
});

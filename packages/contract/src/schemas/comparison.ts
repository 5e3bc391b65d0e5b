import { z } from 'zod';
import { familySchema, productSchema, productSummarySchema } from './entities.ts';

export const comparisonQuerySchema = z.object({
  /** Ids with commas between. What is no product, or is not sold any more, is left out. */
  ids: z.string().max(2_000).default(''),
});

/** Products in the order asked for, as many as may be compared, with the attributes of their families. */
export const comparisonSchema = z.object({
  products: z.array(
    productSummarySchema.extend(productSchema.pick({ attributes: true, canonicalCategory: true }).shape),
  ),
  families: z.array(familySchema),
});

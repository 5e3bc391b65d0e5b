import { z } from 'zod';
import { familySchema } from './records/family.ts';
import { productSchema, productSummarySchema } from './records/product.ts';

export const comparisonQuerySchema = z.object({
  /** Comma-separated ids. Unknown or discontinued products are left out. */
  ids: z.string().max(2_000).default(''),
});

/** Products in the requested order, up to the comparison limit, with their families' attributes. */
export const comparisonSchema = z.object({
  products: z.array(
    productSummarySchema.extend(productSchema.pick({ attributes: true, canonicalCategory: true }).shape),
  ),
  families: z.array(familySchema),
});

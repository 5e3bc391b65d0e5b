import { z } from 'zod';
import { imageSchema } from './entities.ts';

const text = z.string();

/** What a product-listing block shows: what a collection holds, or products chosen one by one. */
export const productListingValueSchema = z.object({
  type: z.enum(['collection', 'manual']),
  schema: z.enum(['brand', 'category']).exactOptional(),
  collection: z.object({ mode: z.literal('membership'), id: text, index: text, sort: text }).exactOptional(),
  brand: z.object({ id: text }).exactOptional(),
  products: z.array(z.object({ product: z.object({ id: text }) })).exactOptional(),
  display: z.enum(['carousel', 'grid-2x', 'grid-4x']),
});

/** Where a link block leads, and how it looks. */
export const linkValueSchema = z.object({
  link: z.object({
    href: text.exactOptional(),
    path: text.exactOptional(),
    label: text,
    image: imageSchema.exactOptional(),
  }),
  button: z.boolean().exactOptional(),
  buttonType: text.exactOptional(),
  image: z.boolean().exactOptional(),
  center: z.boolean().exactOptional(),
});

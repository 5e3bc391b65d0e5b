import { z } from 'zod';
import { brandSchema, categoryLinkSchema, imageSchema, productSummarySchema } from './entities.ts';
import { categoryTileSchema } from './frame.ts';

const text = z.string();

export const SORTS = ['recommended', 'name-asc', 'name-desc', 'price-asc', 'price-desc', 'newest'] as const;

export const FILTERS = ['discounted', 'hot', 'clearance', 'new'] as const;

export const listingQuerySchema = z.object({
  categoryId: text.max(100).optional(),
  brandId: text.max(100).optional(),
  q: text.max(200).optional(),
  filter: z.enum(FILTERS).optional(),
  sort: z.enum(SORTS).default('recommended'),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});

export const listingSchema = z.object({
  products: z.array(productSummarySchema),
  total: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
});

export const categoryPageSchema = z.object({
  id: text,
  name: text,
  path: text,
  description: text,
  imageHero: imageSchema.nullable(),
  ancestors: z.array(categoryLinkSchema),
  children: z.array(categoryTileSchema),
});

export const brandPageSchema = brandSchema.extend({
  description: text,
  isAgency: z.boolean(),
  productCount: z.number().int(),
});

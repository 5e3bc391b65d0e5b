import type { Block } from '@wattle/domain';
import { z } from 'zod';
import { articleLinkSchema, articleSchema, contentBlockSchema, productSummarySchema } from './entities.ts';
import { categoryTileSchema } from './frame.ts';
import { idsInAddress, plainText } from './product.ts';

const id = plainText.max(100);

export const idsSchema = idsInAddress(60);

// what an article answers went through `readBlocks`: the kinds are known and the values whole
const blockSchema = contentBlockSchema as z.ZodType<Block>;

export const articlePageSchema = z.object({
  article: articleSchema.omit({ body: true }).extend({ body: z.array(blockSchema) }),
  children: z.array(articleLinkSchema),
});

export const articleLinksSchema = z.object({ articles: z.array(articleLinkSchema) });

/** Chosen by id, or those under a category; through a brand, only what the brand has. */
export const categoriesQuerySchema = z.object({
  ids: idsSchema.optional(),
  parentId: id.optional(),
  brandId: id.optional(),
});

export const categoryTilesSchema = z.object({ categories: z.array(categoryTileSchema) });

const limit = z.coerce.number().int().min(1).max(50).optional();

export const collectionQuerySchema = z.object({
  schema: z.enum(['brand', 'category']),
  id,
  index: z.string().max(100).default(''),
  sort: z.string().max(50).default(''),
  brandId: id.optional(),
  limit,
});

export const carouselQuerySchema = z.object({ categoryId: id, brandId: id.optional(), limit });

export const productsSchema = z.object({ products: z.array(productSummarySchema) });

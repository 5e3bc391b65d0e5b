import type { Block } from '@wattle/domain/content';
import { z } from 'zod';
import { id, inAddress } from './fields.ts';
import { categoryTileSchema } from './frame.ts';
import { idsInAddress } from './product.ts';
import { articleLinkSchema, articleSchema, contentBlockSchema } from './records/article.ts';
import { productSummarySchema } from './records/product.ts';

export const idsSchema = idsInAddress(60);

// articles go through `readBlocks`, so every block type is known and every value valid
const blockSchema = contentBlockSchema as z.ZodType<Block>;

export const articlePageSchema = z.object({
  article: articleSchema.omit({ body: true }).extend({ body: z.array(blockSchema) }),
  children: z.array(articleLinkSchema),
});

export const articleLinksSchema = z.object({ articles: z.array(articleLinkSchema) });

/** Categories by id or by parent; with a brand, only those that contain its products. */
export const categoriesQuerySchema = z.object({
  ids: idsSchema.optional(),
  parentId: id.optional(),
  brandId: id.optional(),
});

export const categoryTilesSchema = z.object({ categories: z.array(categoryTileSchema) });

const limit = inAddress(z.int().min(1).max(50)).optional();

export const collectionQuerySchema = z.object({
  schema: z.enum(['brand', 'category']),
  id,
  index: z.string().max(100).default(''),
  sort: z.string().max(50).default(''),
  brandId: id.optional(),
  limit,
});

export const carouselQuerySchema = z.object({ categoryId: id, brandId: id.optional(), limit });

/** What can be read about each product that has anything. */
export const productDocumentsSchema = z.object({
  products: z.array(z.object({ id, documents: z.array(z.object({ name: z.string(), url: z.string() })) })),
});

export const alikeSchema = z.object({
  alike: z.array(z.object({ id, to: z.string(), count: z.number().int(), priceFrom: z.number() })),
});

export const productsSchema = z.object({ products: z.array(productSummarySchema) });

import { type BlockValues, PRODUCT_DISPLAYS } from '@wattle/domain/content';
import { z } from 'zod';
import { defineBlock, id, needs, noWords } from './define-block.ts';

const collection = { mode: 'membership', id: 'c-fridges', index: 'products', sort: '' } as const;

/** A product listing shows either a collection or hand-picked products. */
export const productListingValueSchema = z
  .strictObject({
    type: z.enum(['collection', 'manual']),
    schema: z.enum(['brand', 'category']).exactOptional(),
    collection: z
      .strictObject({ mode: z.literal('membership'), id, index: id, sort: z.string().max(50) })
      .exactOptional(),
    brand: z.strictObject({ id }).exactOptional(),
    products: z
      .array(z.strictObject({ product: z.strictObject({ id }) }))
      .max(50)
      .exactOptional(),
    display: z.enum(PRODUCT_DISPLAYS),
  })
  .check(
    needs('collection', 'collection'),
    needs('collection', 'schema'),
    needs('manual', 'products'),
  ) satisfies z.ZodType<BlockValues['product-listing']>;

export const productListing = defineBlock('product-listing', {
  value: productListingValueSchema,
  says: noWords,
  examples: {
    carousel: { value: { type: 'collection', schema: 'category', collection, display: 'carousel' } },
    'grid of two': { value: { type: 'collection', schema: 'category', collection, display: 'grid-2x' } },
    'grid of four': { value: { type: 'collection', schema: 'category', collection, display: 'grid-4x' } },
    'of a brand': {
      value: {
        type: 'collection',
        schema: 'brand',
        collection: { ...collection, id: 'b-nordholm', sort: 'price-asc' },
        brand: { id: 'b-nordholm' },
        display: 'carousel',
      },
    },
    chosen: {
      value: {
        type: 'manual',
        products: ['p-100006', 'not-there', 'p-100001'].map((one) => ({ product: { id: one } })),
        display: 'grid-4x',
      },
    },
    'none of the chosen is there': {
      value: { type: 'manual', products: [{ product: { id: 'not-there' } }], display: 'carousel' },
    },
  },
});

import { FUNCTIONAL_TYPES, PRODUCT_STATES, type ProductRecord, SALE_MODES } from '@wattle/domain';
import { z } from 'zod';
import { atLeastOne, count, dollars, id, ids, images, noRepeats, pathUnder, seconds, text } from './fields.ts';

const price = z
  .strictObject({
    price: dollars,
    erpOriginalPrice: dollars,
    from: seconds.nullable(),
    to: seconds.nullable(),
  })
  .refine(({ from, to }) => from === null || to === null || from < to, { path: ['to'], message: 'must be after from' });

const variant = z.strictObject({
  id,
  code: text,
  gtin: text,
  name: text,
  images,
  qty: count,
  hasStockOnHand: z.boolean(),
});

const attributeValue = z.union([text, z.number(), z.boolean(), z.array(text)]);

/** A row of a products file: a `ProductRecord`, nothing more and nothing less. */
export const productRow = z.strictObject({
  id,
  productSku: id,
  erpProductId: text,
  name: id,
  path: pathUnder('products'),
  brandId: id,
  familyCode: id,
  canonicalCategoryId: id,
  extraCategoryIds: ids,
  state: z.enum(PRODUCT_STATES),
  saleMode: z.enum(SALE_MODES).nullable(),
  functionalType: z.enum(FUNCTIONAL_TYPES),
  preorderDateTime: seconds.nullable(),
  releaseDateTime: seconds.nullable(),
  prices: z.array(price).min(1, 'must have a price'),
  isClearance: z.boolean(),
  isNew: z.boolean(),
  taxExclusive: z.boolean(),
  variants: z
    .array(variant)
    .min(1, 'must have a variant')
    .check(noRepeats(({ id }) => id, ['id'], 'is another variant’s id too')),
  images,
  shortDescription: text,
  description: z.array(text),
  keyFeatures: z.array(text),
  attributes: z.record(text, attributeValue),
  documents: z.array(z.strictObject({ name: text, url: text, sizeBytes: z.number().int().positive().exactOptional() })),
  googleProductType: text,
  badgePrimaryId: id.nullable(),
  badgeSecondaryIds: ids,
  badgeSecondaryTitles: z.array(text),
  cartQtyProductMax: atLeastOne.nullable(),
  cartQtyVariantMax: atLeastOne.nullable(),
  cartQtyVariantMin: atLeastOne.nullable(),
  cartQtyVariantMultipleOf: atLeastOne.nullable(),
  blGroup: z.strictObject({
    isAgencyItem: z.boolean(),
    enableWarranty: z.boolean(),
    availableWarrantyIds: ids,
    baseWarrantyPeriod: z.number().nonnegative('must be 0 or more'),
  }),
  reviewSummary: z.strictObject({
    totalReviewCount: count,
    averageOverallRating: z.number().min(0).max(5, 'must be from 0 to 5'),
  }),
  weightGrams: z.number().nonnegative('must be 0 or more'),
  bigAndBulky: z.boolean(),
  accessoryIds: ids,
  visibleIn: z.strictObject({ index: z.boolean(), brand: z.boolean(), categories: z.boolean() }),
  popularity: z.number(),
  createdAt: seconds,
}) satisfies z.ZodType<ProductRecord>;

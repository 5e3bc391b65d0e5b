import {
  CARD_FIELDS,
  type CardField,
  FUNCTIONAL_TYPES,
  PRODUCT_STATES,
  type Product,
  type ProductRecord,
  type ProductSummary,
  SALE_MODES,
} from '@wattle/domain/catalogue';
import { ON_SITE_SERVICES } from '@wattle/domain/delivery';
import { z } from 'zod';
import { atLeastOne, count, dollars, id, ids, name, noRepeats, path, seconds, text } from '../fields.ts';
import { brandSchema } from './brand.ts';
import { categoryLinkSchema } from './category.ts';
import { images } from './image.ts';
import { schemaOf } from './schema-of.ts';

const price = z
  .strictObject({
    price: dollars,
    erpOriginalPrice: dollars,
    from: seconds.nullable(),
    to: seconds.nullable(),
  })
  .refine(({ from, to }) => from === null || to === null || from < to, { path: ['to'], message: 'must be after from' });

export const variantSchema = z.strictObject({
  id,
  code: text,
  gtin: text,
  name: text,
  images,
  qty: count,
  hasStockOnHand: z.boolean(),
});

/** Fields that are imported, stored and shown unchanged. Add new product fields here. */
const ownFields = {
  id,
  productSku: id,
  erpProductId: text,
  name,
  path,
  state: z.enum(PRODUCT_STATES),
  saleMode: z.enum(SALE_MODES).nullable(),
  functionalType: z.enum(FUNCTIONAL_TYPES),
  preorderDateTime: seconds.nullable(),
  releaseDateTime: seconds.nullable(),
  isClearance: z.boolean(),
  isNew: z.boolean(),
  taxExclusive: z.boolean(),
  variants: z
    .array(variantSchema)
    .min(1, 'must have a variant')
    .check(noRepeats((variant) => variant.id, ['id'], 'is another variant’s id too')),
  images,
  turnFrames: z.array(text.min(1)).min(8, 'must have 8 pictures or more').max(72).exactOptional(),
  shortDescription: text,
  description: z.array(text),
  keyFeatures: z.array(text),
  attributes: z.record(text, z.union([text, z.number(), z.boolean(), z.array(text)])),
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
  services: z
    .array(z.strictObject({ code: z.enum(ON_SITE_SERVICES), price: dollars, detail: text }))
    .check(noRepeats((service) => service.code, ['code'], 'is there twice'))
    .exactOptional(),
  weightGrams: z.number().nonnegative('must be 0 or more'),
  bigAndBulky: z.boolean(),
  accessoryIds: ids,
  replacedBy: id.exactOptional(),
  modelGroup: id.exactOptional(),
  visibleIn: z.strictObject({ index: z.boolean(), brand: z.boolean(), categories: z.boolean() }),
  popularity: z.number(),
  createdAt: seconds,
};

/** A product as imported and stored. */
export const productRecordSchema = schemaOf<ProductRecord>()(
  z.object({
    brandId: id,
    familyCode: id,
    canonicalCategoryId: id,
    extraCategoryIds: ids,
    prices: z.array(price).min(1, 'must have a price'),
    ...ownFields,
  }),
);

/** A product as pages see it right now. */
export const productSchema = schemaOf<Product>()(
  z.object({
    ...ownFields,
    brand: brandSchema,
    family: z.object({ code: id, name }),
    canonicalCategory: categoryLinkSchema.extend({ ancestors: z.array(categoryLinkSchema) }),
    categoryIds: ids,
    price: dollars,
    erpOriginalPrice: dollars,
    priceDateFrom: seconds.nullable(),
    priceDateTo: seconds.nullable(),
    isDiscounted: z.boolean(),
    soldOut: z.boolean(),
    hasStockOnHand: z.boolean(),
    stockUpdatedAt: seconds,
    enquiryOnly: z.boolean(),
    bazaarvoiceReviews: z.object({ totalReviewCount: count }),
  }),
);

const onCards = Object.fromEntries(CARD_FIELDS.map((field) => [field, true])) as Record<CardField, true>;

/** The part of a product that a card shows. */
export const productSummarySchema = schemaOf<ProductSummary>()(
  productSchema.pick(onCards).extend({
    variantId: id,
    variantNames: z.object({ kind: text.nullable(), own: text, all: z.array(text) }).exactOptional(),
    isAgencyItem: z.boolean(),
    facts: z.array(text),
    energyStars: z.number().nullable(),
  }),
);

import {
  type Article,
  ATTRIBUTE_TYPES,
  BADGE_LEVELS,
  type Badge,
  type Brand,
  type ContentBlock,
  type Family,
  FUNCTIONAL_TYPES,
  type Image,
  type Locality,
  PRODUCT_STATES,
  type Product,
  type ProductSummary,
  SALE_MODES,
  STATES,
  type Store,
} from '@wattle/domain';
import { z } from 'zod';

const text = z.string();
const seconds = z.number().int();
const dollars = z.number().nonnegative();

export const imageSchema = z.object({
  url: text.exactOptional(),
  src: text.exactOptional(),
  alt: text,
}) satisfies z.ZodType<Image>;

export const brandSchema = z.object({
  id: text,
  name: text,
  path: text,
  imageLogo: imageSchema.nullable(),
}) satisfies z.ZodType<Brand>;

export const categoryLinkSchema = z.object({ id: text, name: text, path: text });

export const variantSchema = z.object({
  id: text,
  code: text,
  gtin: text,
  name: text,
  images: z.array(imageSchema),
  qty: z.number().int(),
  hasStockOnHand: z.boolean(),
});

const familyLinkSchema = z.object({ code: text, name: text });
const attributeValueSchema = z.union([text, z.number(), z.boolean(), z.array(text)]);

/** What cards and product pages share. */
const shownFields = {
  id: text,
  name: text,
  path: text,
  brand: brandSchema,
  family: familyLinkSchema,
  images: z.array(imageSchema),
  price: dollars,
  erpOriginalPrice: dollars,
  priceDateFrom: seconds.nullable(),
  priceDateTo: seconds.nullable(),
  isDiscounted: z.boolean(),
  isClearance: z.boolean(),
  isNew: z.boolean(),
  soldOut: z.boolean(),
  hasStockOnHand: z.boolean(),
  state: z.enum(PRODUCT_STATES),
  saleMode: z.enum(SALE_MODES).nullable(),
  functionalType: z.enum(FUNCTIONAL_TYPES),
  preorderDateTime: seconds.nullable(),
  releaseDateTime: seconds.nullable(),
  shortDescription: text,
  badgePrimaryId: text.nullable(),
  badgeSecondaryIds: z.array(text),
  badgeSecondaryTitles: z.array(text),
  enquiryOnly: z.boolean(),
};

export const productSummarySchema = z.object({
  ...shownFields,
  variantId: text,
  isAgencyItem: z.boolean(),
  facts: z.array(text),
  energyStars: z.number().nullable(),
}) satisfies z.ZodType<ProductSummary>;

export const productSchema = z.object({
  ...shownFields,
  productSku: text,
  erpProductId: text,
  canonicalCategory: categoryLinkSchema.extend({ ancestors: z.array(categoryLinkSchema) }),
  categoryIds: z.array(text),
  taxExclusive: z.boolean(),
  variants: z.array(variantSchema),
  description: z.array(text),
  keyFeatures: z.array(text),
  attributes: z.record(text, attributeValueSchema),
  documents: z.array(z.object({ name: text, url: text, sizeBytes: z.number().int().positive().exactOptional() })),
  googleProductType: text,
  stockUpdatedAt: seconds,
  cartQtyProductMax: z.number().int().nullable(),
  cartQtyVariantMax: z.number().int().nullable(),
  cartQtyVariantMin: z.number().int().nullable(),
  cartQtyVariantMultipleOf: z.number().int().nullable(),
  blGroup: z.object({
    isAgencyItem: z.boolean(),
    enableWarranty: z.boolean(),
    availableWarrantyIds: z.array(text),
    baseWarrantyPeriod: z.number(),
  }),
  reviewSummary: z.object({ totalReviewCount: z.number().int(), averageOverallRating: z.number() }),
  bazaarvoiceReviews: z.object({ totalReviewCount: z.number().int() }),
  weightGrams: z.number(),
  bigAndBulky: z.boolean(),
  accessoryIds: z.array(text),
  visibleIn: z.object({ index: z.boolean(), brand: z.boolean(), categories: z.boolean() }),
  popularity: z.number(),
  createdAt: seconds,
}) satisfies z.ZodType<Product>;

export const familyAttributeSchema = z.object({
  code: text,
  name: text,
  prefix: text,
  suffix: text,
  type: z.enum(ATTRIBUTE_TYPES),
  enable: z.boolean(),
  heading: text,
  queryParam: text,
  minQueryParam: text.nullable(),
  maxQueryParam: text.nullable(),
  disjunctive: z.boolean(),
  initiallyExpanded: z.boolean(),
});

export const familySchema = z.object({
  code: text,
  name: text,
  groups: z.array(z.object({ code: text, name: text, attributes: z.array(familyAttributeSchema) })),
}) satisfies z.ZodType<Family>;

export const badgeSchema = z.object({
  id: text,
  level: z.enum(BADGE_LEVELS),
  title: text,
  icon: text,
  textColour: text,
  backgroundColourPrimary: text,
  backgroundColourSecondary: text,
  badgeGroupId: text,
  link: text,
  contentDisplay: text,
  timeFrom: text,
  timeTo: text,
}) satisfies z.ZodType<Badge>;

export const contentBlockSchema: z.ZodType<ContentBlock> = z.object({
  id: text,
  customId: text.exactOptional(),
  customClasses: text.exactOptional(),
  value: z.record(text, z.unknown()).exactOptional(),
  identifier: text.exactOptional(),
  _draggableId: text.exactOptional(),
  get children() {
    return z.array(contentBlockSchema).exactOptional();
  },
});

export const articleLinkSchema = z.object({
  id: text,
  name: text,
  path: text,
  kicker: text,
  summary: text,
  heroImage: imageSchema.nullable(),
});

export const articleSchema = articleLinkSchema.extend({
  parentId: text.nullable(),
  position: z.number(),
  body: z.array(contentBlockSchema),
  publishedAt: seconds,
  updatedAt: seconds,
}) satisfies z.ZodType<Article>;

const dayHoursSchema = z.object({ openTime: z.number().int(), closeTime: z.number().int() }).nullable();

export const storeSchema = z.object({
  id: text,
  erpStoreId: text,
  name: text,
  path: text,
  images: z.array(imageSchema),
  addressStreetOne: text,
  addressStreetTwo: text,
  addressCity: text,
  addressState: z.enum(STATES),
  addressPostcode: text,
  phone: text,
  timeZone: text,
  weeklyHours: z.array(dayHoursSchema),
  seasonalHours: z.array(z.object({ date: text, openTime: z.number().int(), closeTime: z.number().int(), note: text })),
  services: z.array(text),
  description: text,
  _geoloc: z.object({ lat: z.number(), lng: z.number() }),
  visibleIn: z.object({ index: z.boolean() }),
}) satisfies z.ZodType<Store>;

export const localitySchema = z.object({
  suburb: text,
  state: z.enum(STATES),
  postcode: text,
  name: text,
  location: z.object({ latitude: z.number(), longitude: z.number() }),
}) satisfies z.ZodType<Locality>;

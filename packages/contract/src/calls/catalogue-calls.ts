import { z } from 'zod';
import { comparisonQuerySchema, comparisonSchema } from '../schemas/comparison.ts';
import {
  alikeSchema,
  carouselQuerySchema,
  categoriesQuerySchema,
  categoryTilesSchema,
  collectionQuerySchema,
  idsSchema,
  productDocumentsSchema,
  productsSchema,
} from '../schemas/content.ts';
import { id, path } from '../schemas/fields.ts';
import { stockAlertSchema } from '../schemas/forms.ts';
import {
  brandPageSchema,
  categoryPageSchema,
  listingQuerySchema,
  listingSchema,
  suggestionsSchema,
} from '../schemas/listing.ts';
import {
  productEventsSchema,
  productPageSchema,
  recommendationAnswerSchema,
  recommendationRequestSchema,
} from '../schemas/product.ts';
import { badgeSchema } from '../schemas/records/badge.ts';
import { brandSchema } from '../schemas/records/brand.ts';
import { familySchema } from '../schemas/records/family.ts';
import { byPath, type CallSchema, nothing } from './call-schema.ts';

/** Products, and their categories, brands and families. */
export const catalogueCalls = {
  listProducts: {
    summary: 'A page of products of a category, a brand or a search',
    input: listingQuerySchema,
    value: listingSchema,
    reasons: [],
  },
  suggest: {
    summary: 'What to offer while a search is typed; without words, what is searched for most',
    input: z.object({ q: z.string().max(200).default('') }),
    value: suggestionsSchema,
    reasons: [],
  },
  loadProduct: {
    summary: 'A product by its path, with its family, its repair plans and its twins in other finishes',
    input: byPath,
    value: productPageSchema,
    reasons: ['PRODUCT_NOT_FOUND', 'REDIRECT_REQUIRED'],
  },
  recommendProducts: {
    summary: 'What a shopper may like beside what they look at',
    input: recommendationRequestSchema,
    value: recommendationAnswerSchema,
    reasons: [],
  },
  recordProductEvents: {
    summary: 'Tells what a shopper looked at and added, so that recommendations learn from it',
    input: productEventsSchema,
    value: z.object({ recorded: z.number().int() }),
    reasons: [],
  },
  askForStock: {
    summary: 'Asks for one mail when a variant that is sold out can be ordered again',
    input: stockAlertSchema,
    value: z.object({ key: z.string() }),
    reasons: ['MISSING_DATA', 'PRODUCT_NOT_FOUND'],
  },
  endStockAlert: {
    summary: 'Takes such a request back, or all of the same address',
    input: z.object({ key: z.uuid(), isAll: z.boolean() }),
    value: z.object({ ended: z.boolean() }),
    reasons: [],
  },
  loadComparison: {
    summary: 'Products side by side: at most 4 of the given ids, with their families',
    input: comparisonQuerySchema,
    value: comparisonSchema,
    reasons: [],
  },
  loadCategory: {
    summary: 'A category by its path, with its place in the tree; through a brand, only what the brand has',
    input: z.object({ path, brandId: id.optional() }),
    value: categoryPageSchema,
    reasons: ['CATEGORY_NOT_FOUND', 'REDIRECT_REQUIRED'],
  },
  listBrands: {
    summary: 'All brands that have products',
    input: nothing,
    value: z.object({ brands: z.array(brandSchema.extend({ productCount: z.number().int() })) }),
    reasons: [],
  },
  loadBrand: {
    summary: 'A brand by its path',
    input: byPath,
    value: brandPageSchema,
    reasons: ['BRAND_NOT_FOUND', 'REDIRECT_REQUIRED'],
  },
  listCategories: {
    summary: 'Categories by their ids, or those under a category',
    input: categoriesQuerySchema,
    value: categoryTilesSchema,
    reasons: ['CATEGORY_NOT_FOUND'],
  },
  listCollection: {
    summary: 'The products of a collection: the members of a brand or a category',
    input: collectionQuerySchema,
    value: productsSchema,
    reasons: ['COLLECTION_NOT_FOUND'],
  },
  listCategoryCarousel: {
    summary: 'The products of a category as its configuration sorts them, of one brand or of all',
    input: carouselQuerySchema,
    value: productsSchema,
    reasons: ['CATEGORY_NOT_FOUND'],
  },
  findProducts: {
    summary: 'Products by their ids, in that order; unknown ones are left out',
    input: z.object({ ids: idsSchema }),
    value: productsSchema,
    reasons: [],
  },
  listAlike: {
    summary: 'How much in stock is like products by their ids, from which price, and the listing that shows it',
    input: z.object({ ids: idsSchema }),
    value: alikeSchema,
    reasons: [],
  },
  listDocuments: {
    summary: 'User guides and other documents of products by their ids; products without any are left out',
    input: z.object({ ids: idsSchema }),
    value: productDocumentsSchema,
    reasons: [],
  },
  loadFamily: {
    summary: "A product family's attributes, as {familyCode}.json",
    input: z.object({ file: z.string().regex(/^[\w-]{1,80}\.json$/) }),
    value: familySchema,
    reasons: ['PRODUCT_ATTRIBUTE_FAMILY_NOT_FOUND'],
  },
  listPrimaryBadges: { summary: 'Primary badges', input: nothing, value: z.array(badgeSchema), reasons: [] },
  listSecondaryBadges: { summary: 'Secondary badges', input: nothing, value: z.array(badgeSchema), reasons: [] },
} as const satisfies Record<string, CallSchema>;

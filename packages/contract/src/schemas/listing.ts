import { LISTING_SORTS } from '@wattle/domain/search';
import { z } from 'zod';
import { id, text } from './fields.ts';
import { categoryTileSchema } from './frame.ts';
import { brandSchema } from './records/brand.ts';
import { categoryLinkSchema } from './records/category.ts';
import { imageSchema } from './records/image.ts';
import { productSummarySchema } from './records/product.ts';

const count = z.number().int();

export const listingQuerySchema = z.object({
  categoryId: id.optional(),
  brandId: id.optional(),
  /** The listing URL's query string as it is: `q=…&sort=…&brand=…`. Invalid parts are ignored. */
  // what fits into an address of a call, which a server takes up to 16 kB
  address: text.max(12_000).default(''),
});

const optionSchema = z.object({ value: text, label: text, count, chosen: z.boolean() });

/** A facet as a shopper sees it. Its parameters are the URL's. */
export const listingFacetSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('options'),
    param: text,
    heading: text,
    expanded: z.boolean(),
    /** The search box over its options: label, and text for no match. */
    search: z.object({ label: text, noMatch: text }).nullable(),
    options: z.array(optionSchema),
  }),
  z.object({
    kind: z.literal('range'),
    minParam: text,
    maxParam: text,
    heading: text,
    expanded: z.boolean(),
    prefix: text,
    suffix: text,
    step: z.number(),
    /** The range of the products in this listing. */
    min: z.number(),
    max: z.number(),
    /** The range requested by the URL. */
    from: z.number().nullable(),
    to: z.number().nullable(),
    /** For ratings: how many products have at least so many whole stars. */
    atLeast: z.record(text, z.number()).exactOptional(),
  }),
  z.object({
    kind: z.literal('toggle'),
    param: text,
    heading: text,
    count,
    chosen: z.boolean(),
  }),
]);

/** A filter pill: what is applied, and the URL parameters that remove it. */
export const appliedFilterSchema = z.object({
  label: text,
  remove: z.array(z.object({ param: text, value: text })),
});

/** A page that answers a question typed into the search box. */
const helpAnswerSchema = z.object({
  name: text,
  path: text,
  kicker: text,
  summary: text,
  /** What to do, from the article's own text; null where it says nothing of the kind. */
  steps: z.object({ heading: text, steps: z.array(text) }).nullable(),
});

/** What a search was understood as. */
const understoodSchema = z.object({
  /** The same listing with filters instead of words, for links. */
  address: text,
  /** The kind of product that the words name: 'Fridges'. */
  kind: text.nullable(),
  /** The search as the shop spells it; it was searched for in that spelling. */
  corrected: text.nullable(),
  /** Likely spellings that were not searched for, and what each would find. */
  offers: z.array(z.object({ query: text, count })),
  /** Words that no product of the kind has. */
  unused: z.array(text),
  /** A brand in the search that the shop does not sell. */
  absentBrand: text.nullable(),
  /** Whether filters come from the words. */
  hasFilters: z.boolean(),
});

export const listingSchema = z.object({
  products: z.array(productSummarySchema),
  total: count,
  /** The count before filters. */
  wholeTotal: count,
  page: count,
  pageCount: count,
  q: text,
  sort: z.enum(LISTING_SORTS),
  facets: z.array(listingFacetSchema),
  applied: z.array(appliedFilterSchema),
  /** The clearance on each side that every listed product needs, in millimetres; null when their types differ. */
  sideAirMm: count.nullable(),
  /** Null outside of searches, and when the words are searched for exactly as typed. */
  understood: understoodSchema.nullable(),
  /** Pages that answer the search. */
  help: z.array(helpAnswerSchema),
});

export const suggestionsSchema = z.object({
  q: text,
  /** Popular searches starting with this text, with their result counts. */
  completions: z.array(z.object({ query: text, count })),
  categories: z.array(z.object({ name: text, parentName: text.nullable(), path: text, count })),
  brands: z.array(z.object({ name: text, path: text, count })),
  products: z.array(productSummarySchema),
  productTotal: count,
  article: z.object({ name: text, path: text, kicker: text }).nullable(),
  /** Pages that answer a question. */
  help: z.array(helpAnswerSchema.omit({ steps: true })),
  /** The search as the shop spells it; the suggestions are for that. */
  corrected: text.nullable(),
  /** A likely spelling that is not sure. */
  didYouMean: text.nullable(),
});

export const categoryPageSchema = z.object({
  id: text,
  name: text,
  path: text,
  description: text,
  imageHero: imageSchema.nullable(),
  ancestors: z.array(categoryLinkSchema),
  children: z.array(categoryTileSchema),
  /** Accessories that are listed besides what the category is named for. */
  accessoryCount: z.number().int(),
});

export const brandPageSchema = brandSchema.extend({
  description: text,
  isAgency: z.boolean(),
  productCount: z.number().int(),
  /** Top-level categories with products of this brand, and how many. */
  categories: z.array(categoryTileSchema),
});

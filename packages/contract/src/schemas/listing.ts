import { z } from 'zod';
import { brandSchema, categoryLinkSchema, imageSchema, productSummarySchema } from './entities.ts';
import { categoryTileSchema } from './frame.ts';

const text = z.string();
const count = z.number().int();

export const SORTS = ['recommended', 'name-asc', 'name-desc', 'price-asc', 'price-desc', 'newest'] as const;

export const listingQuerySchema = z.object({
  categoryId: text.max(100).optional(),
  brandId: text.max(100).optional(),
  /** The query of the listing's address as it is: `q=…&sort=…&brand=…`. What makes no sense in it is left out. */
  address: text.max(20_000).default(''),
});

const optionSchema = z.object({ value: text, label: text, count, chosen: z.boolean() });

/** A facet as a shopper sees it. The parameters are those of the address. */
export const listingFacetSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('options'),
    param: text,
    heading: text,
    expanded: z.boolean(),
    /** With a box to search its options: its label, and what it says when nothing matches. */
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
    /** What the products of this listing span. */
    min: z.number(),
    max: z.number(),
    /** What the address asks for. */
    from: z.number().nullable(),
    to: z.number().nullable(),
  }),
  z.object({
    kind: z.literal('toggle'),
    param: text,
    heading: text,
    count,
    chosen: z.boolean(),
  }),
]);

/** A pill: what is applied, and the parameters with which it would go. */
export const appliedFilterSchema = z.object({
  label: text,
  remove: z.array(z.object({ param: text, value: text })),
});

export const listingSchema = z.object({
  products: z.array(productSummarySchema),
  total: count,
  /** How many there are before anything is filtered away. */
  wholeTotal: count,
  page: count,
  pageCount: count,
  q: text,
  sort: z.enum(SORTS),
  facets: z.array(listingFacetSchema),
  applied: z.array(appliedFilterSchema),
  /** The air that everything listed needs on each side, in millimetres; none when its kinds differ in it. */
  sideAirMm: count.nullable(),
  /** The same words as the shop spells them, when they differ. */
  didYouMean: text.nullable(),
});

export const suggestionsSchema = z.object({
  q: text,
  /** What others search for that begins like this, with how much it finds. */
  completions: z.array(z.object({ query: text, count })),
  categories: z.array(z.object({ name: text, parentName: text.nullable(), path: text, count })),
  brands: z.array(z.object({ name: text, path: text, count })),
  products: z.array(productSummarySchema),
  productTotal: count,
  article: z.object({ name: text, path: text, kicker: text }).nullable(),
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
});

export const brandPageSchema = brandSchema.extend({
  description: text,
  isAgency: z.boolean(),
  productCount: z.number().int(),
  /** The top categories in which it has something, with how much. */
  categories: z.array(categoryTileSchema),
});

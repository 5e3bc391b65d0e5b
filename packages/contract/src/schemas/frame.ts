import { z } from 'zod';
import { dollars, text } from './fields.ts';
import { badgeSchema } from './records/badge.ts';
import { imageSchema } from './records/image.ts';
import { shopIdentitySchema } from './records/shop-identity.ts';

const linkSchema = z.object({ label: text, path: text });

/** A category as menus and tiles show it. */
export const categoryTileSchema = z.object({
  id: text,
  name: text,
  shortName: text,
  path: text,
  image: imageSchema.nullable(),
  count: z.number().int(),
  /** null when it has no products. */
  priceFrom: dollars.nullable(),
});

/** The frame around every page. */
export const frameSchema = z.object({
  categories: z.array(categoryTileSchema),
  /** Who runs the shop. */
  shop: shopIdentitySchema,
  /** Current and upcoming badges; the page picks the active ones by its own clock. */
  badges: z.array(badgeSchema),
  footerColumns: z.array(z.object({ heading: text, links: z.array(linkSchema) })),
});

/** The mega menu of one top-level category. */
export const menuSchema = z.object({
  category: categoryTileSchema,
  types: z.array(categoryTileSchema),
  brands: z.array(z.object({ name: text, path: text, count: z.number().int() })),
  brandCount: z.number().int(),
  highlights: z.array(z.object({ label: text, path: text, count: z.number().int() })),
  feature: z.object({ title: text, text, path: text, image: imageSchema.nullable() }).nullable(),
});

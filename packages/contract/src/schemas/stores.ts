import { z } from 'zod';
import { productSummarySchema, storeSchema } from './entities.ts';
import { pointSchema } from './product.ts';

const listedStoreSchema = storeSchema.extend({ distanceMetres: z.number().nullable() });

export const storesQuerySchema = z.object({
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
});

export const storesSchema = z.object({
  stores: z.array(listedStoreSchema),
  /** How many there are, near or far. */
  total: z.number().int(),
  /** The nearest of all where none is within reach. */
  nearest: listedStoreSchema.nullable(),
});

const SHELF_MAX = 12;

export const storeShelfQuerySchema = z.object({
  path: z.string().max(300),
  limit: z.coerce.number().int().min(1).max(SHELF_MAX).default(4),
});

export const storeShelfSchema = z.object({
  products: z.array(z.object({ product: productSummarySchema, qty: z.number().int().positive() })),
});

export const placesQuerySchema = pointSchema.extend({ radiusMetres: z.coerce.number().min(1_000).max(5_000_000) });

export const placesSchema = z.object({
  places: z.array(z.object({ name: z.string(), lat: z.number(), lng: z.number() })),
});

import { z } from 'zod';
import { inAddress, MAX } from './fields.ts';
import { latitude, longitude, pointInAddress } from './product.ts';
import { productSummarySchema } from './records/product.ts';
import { storeSchema } from './records/store.ts';

const listedStoreSchema = storeSchema.extend({ distanceMetres: z.number().nullable() });

export const storesQuerySchema = z.object({
  lat: inAddress(latitude).optional(),
  lng: inAddress(longitude).optional(),
});

export const storesSchema = z.object({
  stores: z.array(listedStoreSchema),
  /** The number of all stores, whatever the distance. */
  total: z.number().int(),
  /** The nearest store when none is within range. */
  nearest: listedStoreSchema.nullable(),
});

const STORE_PRODUCTS_MAX = 12;

export const storeProductsQuerySchema = z.object({
  path: z.string().max(MAX.path),
  limit: inAddress(z.int().min(1).max(STORE_PRODUCTS_MAX)).default(4),
});

export const storeProductsSchema = z.object({
  products: z.array(z.object({ product: productSummarySchema, qty: z.number().int().positive() })),
});

export const placesQuerySchema = pointInAddress.extend({
  radiusMetres: inAddress(z.number().min(1_000).max(5_000_000)),
});

export const placesSchema = z.object({
  places: z.array(z.object({ name: z.string(), lat: z.number(), lng: z.number() })),
});

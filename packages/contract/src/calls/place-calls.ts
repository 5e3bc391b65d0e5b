import { z } from 'zod';
import { id } from '../schemas/fields.ts';
import {
  addressQuestionSchema,
  addressSuggestionsSchema,
  placeAddressSchema,
  placeQuestionSchema,
} from '../schemas/places.ts';
import {
  deliveryEstimatesSchema,
  deliveryQuerySchema,
  pointInAddress,
  productStoresSchema,
} from '../schemas/product.ts';
import { localitySchema, storeSchema } from '../schemas/records/store.ts';
import {
  placesQuerySchema,
  placesSchema,
  storeProductsQuerySchema,
  storeProductsSchema,
  storesQuerySchema,
  storesSchema,
} from '../schemas/stores.ts';
import { byPath, type CallSchema } from './call-schema.ts';

/** Stores, suburbs and addresses, and delivery to them. */
export const placeCalls = {
  listProductStores: {
    summary: 'The 5 nearest stores with their stock of a variant, and when it can be collected there',
    input: pointInAddress.extend({ productId: id, variantId: id }),
    value: productStoresSchema,
    reasons: ['PRODUCT_NOT_FOUND'],
  },
  estimateDelivery: {
    summary: 'When products reach a locality and what that costs, or why they do not',
    input: deliveryQuerySchema,
    value: deliveryEstimatesSchema,
    reasons: ['LOCALITY_NOT_FOUND'],
  },
  listStores: {
    summary: 'All stores; around a point those within 200 km, nearest first',
    input: storesQuerySchema,
    value: storesSchema,
    reasons: [],
  },
  loadStore: {
    summary: 'A store by its path',
    input: byPath,
    value: storeSchema,
    reasons: ['STORE_NOT_FOUND', 'REDIRECT_REQUIRED'],
  },
  listStoreProducts: {
    summary: 'A few products that a store has on its floor today, with how many of each',
    input: storeProductsQuerySchema,
    value: storeProductsSchema,
    reasons: ['STORE_NOT_FOUND'],
  },
  listPlaces: {
    summary: 'Suburbs around a point, few and well spread, as names on a map',
    input: placesQuerySchema,
    value: placesSchema,
    reasons: [],
  },
  listLocalities: {
    summary: 'Suburbs whose name or postcode starts with the text',
    input: z.object({ query: z.string().max(60) }),
    value: z.discriminatedUnion('status', [
      z.object({ status: z.literal('SUCCESS'), localities: z.array(localitySchema) }),
      z.object({ status: z.literal('QUERY_TOO_SHORT') }),
    ]),
    reasons: [],
  },
  findLocality: {
    summary: 'The suburb nearest to a point, within 10 km',
    input: pointInAddress,
    value: localitySchema,
    reasons: ['LOCALITY_NOT_FOUND'],
  },
  suggestAddresses: {
    summary: 'Australian addresses that a typed text may mean, at most 5',
    input: addressQuestionSchema,
    value: addressSuggestionsSchema,
    reasons: [],
  },
  findAddress: {
    summary: 'One of the addresses that were suggested, part by part',
    input: placeQuestionSchema,
    value: placeAddressSchema,
    reasons: ['LOCALITY_NOT_FOUND'],
  },
} as const satisfies Record<string, CallSchema>;

import {
  cartOffersRequestSchema,
  cartOffersSchema,
  cartSettingsSchema,
  checkoutInfoRequestSchema,
  checkoutInfoSchema,
  warrantiesQuerySchema,
  warrantiesSchema,
} from '../schemas/cart.ts';
import {
  deliveryDaysRequestSchema,
  deliveryDaysSchema,
  pickupDaysRequestSchema,
  pickupDaysSchema,
  pickupStoresRequestSchema,
  pickupStoresSchema,
} from '../schemas/shipping.ts';
import { attempt, type CallSchema, nothing } from './call-schema.ts';

/** What a cart costs, and when it can be delivered or collected. */
export const cartCalls = {
  checkoutInfo: {
    summary: 'What a cart costs, with its promotions, ways to get it and what is wrong with it',
    input: checkoutInfoRequestSchema,
    value: checkoutInfoSchema,
    reasons: ['LOCALITY_NOT_FOUND'],
    keys: [attempt],
  },
  loadCartOffers: {
    summary: 'What a browser needs to price a cart by itself: promotions, and what delivery to a place costs',
    input: cartOffersRequestSchema,
    value: cartOffersSchema,
    reasons: ['LOCALITY_NOT_FOUND'],
    keys: [attempt],
  },
  loadCartSettings: {
    summary: 'Which products are donations: in a cart, and not shown among its products',
    input: nothing,
    value: cartSettingsSchema,
    reasons: [],
  },
  listDeliveryDays: {
    summary: 'The days on which a cart can be delivered to a place, with what each costs and the windows that are left',
    input: deliveryDaysRequestSchema,
    value: deliveryDaysSchema,
    reasons: ['LOCALITY_NOT_FOUND'],
    keys: [attempt],
  },
  listPickupDays: {
    summary: 'The days on which a cart can be collected from a store',
    input: pickupDaysRequestSchema,
    value: pickupDaysSchema,
    reasons: ['STORE_NOT_FOUND'],
    keys: [attempt],
  },
  listPickupStores: {
    summary: 'The 5 nearest stores with what they hold of a cart, and when it can be collected there',
    input: pickupStoresRequestSchema,
    value: pickupStoresSchema,
    reasons: [],
    keys: [attempt],
  },
  listWarranties: {
    summary: 'Repair plans by their ids; unknown ones are left out',
    input: warrantiesQuerySchema,
    value: warrantiesSchema,
    reasons: [],
  },
} as const satisfies Record<string, CallSchema>;

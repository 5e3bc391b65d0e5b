import { z } from 'zod';
import {
  accountSchema,
  accountStateSchema,
  identitySchema,
  orderListSchema,
  orderSchema,
  ordersQuerySchema,
  saveSubscriptionsSchema,
  stateToSaveSchema,
  subscriptionsSchema,
  updateAccountSchema,
} from '../schemas/account.ts';
import { type CallSchema, id, nothing } from './call-schema.ts';

/** Who signs in, and what belongs to them alone. */
export const customerCalls = {
  loadIdentity: {
    summary: 'Where customers sign in: the user pool, its hosted pages and who else it lets in',
    input: nothing,
    value: identitySchema,
    reasons: [],
  },
  loadAccount: {
    summary: 'The customer who asks; CustomerNotFound while the record is being made after a first sign-in',
    input: nothing,
    value: accountSchema,
    reasons: ['CustomerNotFound'],
  },
  updateAccount: {
    summary: 'Changes what is given of the customer; the rest stays',
    input: updateAccountSchema,
    value: accountSchema,
    reasons: ['CustomerNotFound', 'MISSING_DATA'],
  },
  deleteAccount: {
    summary: 'Forgets the customer who asks, with cart, wishlist and addresses; orders stay, as a guest’s',
    input: nothing,
    value: z.object({ deleted: z.literal(true) }),
    reasons: [],
  },
  loadAccountState: {
    summary: 'Cart and wishlist as the account has them',
    input: nothing,
    value: accountStateSchema,
    reasons: [],
  },
  saveAccountState: {
    summary: 'Keeps cart and wishlist if they were made from the version that is kept; otherwise 409',
    input: stateToSaveSchema,
    value: accountStateSchema,
    reasons: [],
  },
  loadSubscriptions: {
    summary: 'What the customer wants to be written to about',
    input: nothing,
    value: subscriptionsSchema,
    reasons: ['CustomerNotFound'],
  },
  saveSubscriptions: {
    summary: 'Changes what the customer wants to be written to about; what is left out stays',
    input: saveSubscriptionsSchema,
    value: subscriptionsSchema,
    reasons: ['CustomerNotFound'],
  },
  listOrders: {
    summary: "A page of the customer's orders, the newest first",
    input: ordersQuerySchema,
    value: orderListSchema,
    reasons: [],
  },
  loadOrder: {
    summary: "One of the customer's orders",
    input: z.object({ number: id }),
    value: orderSchema,
    reasons: ['ORDER_NOT_FOUND'],
  },
} as const satisfies Record<string, CallSchema>;

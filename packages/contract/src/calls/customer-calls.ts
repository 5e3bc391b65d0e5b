import { RESEND_REFUSALS } from '@wattle/domain/gift-card';
import { DAY_REFUSALS, RETURN_REFUSALS } from '@wattle/domain/order';
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
import { id } from '../schemas/fields.ts';
import { dayRequestSchema, orderDaysSchema, resendSchema } from '../schemas/order-changes.ts';
import { ownOrderSchema, returnRequestSchema } from '../schemas/refund.ts';
import { type CallSchema, idempotentAlways, nothing } from './call-schema.ts';

/** Sign-in, and everything private to a customer. */
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
    conflict: 'it was saved elsewhere since: load it, merge and save again.',
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
  cancelOrder: {
    summary: "Cancels one of the customer's orders, until it is packed; one that is cancelled says so again",
    input: ownOrderSchema,
    value: orderSchema,
    reasons: ['ORDER_NOT_FOUND', 'OrderStateInvalid', 'GiftCardUsed'],
  },
  askForReturn: {
    summary: 'Asks to send something back; takes an Idempotency-Key header, and the same key is the same return',
    input: returnRequestSchema,
    value: orderSchema,
    reasons: ['ORDER_NOT_FOUND', ...RETURN_REFUSALS, 'MISSING_DATA'],
    keys: [idempotentAlways],
  },
  listOrderDays: {
    summary: "The days that one of the customer's orders can move to at no cost, with their free windows",
    input: ownOrderSchema,
    value: orderDaysSchema,
    reasons: ['ORDER_NOT_FOUND'],
  },
  changeOrderDay: {
    summary: 'Changes the delivery day of an order until it is packed; one that has the day already says so again',
    input: dayRequestSchema,
    value: orderSchema,
    reasons: ['ORDER_NOT_FOUND', ...DAY_REFUSALS],
  },
  resendGiftCard: {
    summary: 'Sends the gift cards of a line to their recipient again, with new PINs; a few times a day',
    input: resendSchema,
    value: orderSchema,
    reasons: ['ORDER_NOT_FOUND', ...RESEND_REFUSALS],
  },
} as const satisfies Record<string, CallSchema>;

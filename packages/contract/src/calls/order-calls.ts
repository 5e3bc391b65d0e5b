import { PLACE_ORDER_REASONS } from '@wattle/domain';
import { orderSchema } from '../schemas/account.ts';
import {
  continuePaymentSchema,
  guestOrderQuerySchema,
  placedAnswerSchema,
  placeOrderRequestSchema,
} from '../schemas/order.ts';
import { paymentMethodsQuerySchema, paymentMethodsSchema, paymentSettingsSchema } from '../schemas/payment.ts';
import { voucherBalanceSchema, voucherQuerySchema } from '../schemas/voucher.ts';
import { type CallSchema, nothing } from './call-schema.ts';

/** Paying for a cart, and the order that comes of it. */
export const orderCalls = {
  loadVoucher: {
    summary: 'What is on a gift card, for who knows its PIN; five wrong PINs lock it for a quarter of an hour',
    input: voucherQuerySchema,
    value: voucherBalanceSchema,
    reasons: ['VoucherInvalid', 'VoucherExpired', 'VoucherLocked', 'CaptchaRefused'],
  },
  listPaymentMethods: {
    summary: 'The ways in which an order can be paid, and what the form in the browser needs for them',
    input: paymentMethodsQuerySchema,
    value: paymentMethodsSchema,
    reasons: [],
  },
  loadPaymentSettings: {
    summary: 'What the payment form and the check for people are opened with',
    input: nothing,
    value: paymentSettingsSchema,
    reasons: [],
  },
  placeOrder: {
    summary: 'Places the order of a customer; takes an Idempotency-Key header, and the same key has the same answer',
    input: placeOrderRequestSchema,
    value: placedAnswerSchema,
    reasons: [...PLACE_ORDER_REASONS, 'MISSING_DATA'],
  },
  placeGuestOrder: {
    summary: 'Places the order of a guest; otherwise as that of a customer',
    input: placeOrderRequestSchema,
    value: placedAnswerSchema,
    reasons: [...PLACE_ORDER_REASONS, 'MISSING_DATA'],
  },
  continuePayment: {
    summary: 'Goes on with an order for which the shopper had to do something at the payment provider',
    input: continuePaymentSchema,
    value: placedAnswerSchema,
    reasons: PLACE_ORDER_REASONS,
  },
  findGuestOrder: {
    summary: 'An order by its number and the email address that it was placed with',
    input: guestOrderQuerySchema,
    value: orderSchema,
    reasons: ['ORDER_NOT_FOUND'],
  },
} as const satisfies Record<string, CallSchema>;

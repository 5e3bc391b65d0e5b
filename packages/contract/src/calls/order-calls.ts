import { RESEND_REFUSALS } from '@wattle/domain/gift-card';
import { DAY_REFUSALS, PLACE_ORDER_REASONS, RETURN_REFUSALS } from '@wattle/domain/order';
import { orderSchema } from '../schemas/account.ts';
import {
  attemptStateSchema,
  continuePaymentSchema,
  guestOrderQuerySchema,
  placedAnswerSchema,
  placeOrderRequestSchema,
  returnedPaymentSchema,
  returnQuerySchema,
} from '../schemas/order.ts';
import { guestDayRequestSchema, guestResendSchema, orderDaysSchema } from '../schemas/order-changes.ts';
import { paymentMethodsQuerySchema, paymentMethodsSchema, paymentSettingsSchema } from '../schemas/payment.ts';
import { guestReturnRequestSchema } from '../schemas/refund.ts';
import { voucherBalanceSchema, voucherQuerySchema } from '../schemas/voucher.ts';
import { attempt, type CallSchema, idempotentAlways, nothing } from './call-schema.ts';

const VOUCHER_REASONS = ['VoucherInvalid', 'VoucherExpired', 'VoucherLocked', 'CaptchaRefused'] as const;

/** Payment and orders. */
export const orderCalls = {
  loadVoucher: {
    summary: 'As checkVoucher, with number and PIN in the URL, where logs and histories see them: for other clients',
    input: voucherQuerySchema,
    value: voucherBalanceSchema,
    reasons: VOUCHER_REASONS,
    keys: [attempt],
  },
  checkVoucher: {
    summary: 'What is on a gift card, for who knows its PIN; five wrong PINs lock it for a quarter of an hour',
    input: voucherQuerySchema,
    value: voucherBalanceSchema,
    reasons: VOUCHER_REASONS,
    keys: [attempt],
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
    keys: [idempotentAlways, attempt],
    conflict: 'the order with this key is being placed: ask again with the same key.',
  },
  placeGuestOrder: {
    summary: 'Places the order of a guest; otherwise as that of a customer',
    input: placeOrderRequestSchema,
    value: placedAnswerSchema,
    reasons: [...PLACE_ORDER_REASONS, 'MISSING_DATA'],
    keys: [idempotentAlways, attempt],
    conflict: 'the order with this key is being placed: ask again with the same key.',
  },
  continuePayment: {
    summary: 'Goes on with an order for which the shopper had to do something at the payment provider',
    input: continuePaymentSchema,
    value: placedAnswerSchema,
    reasons: PLACE_ORDER_REASONS,
    conflict: 'the payment of this order is being settled: ask again.',
  },
  loadReturn: {
    summary: 'What became of a payment, for who has the key of the address to which its provider sends shoppers back',
    input: returnQuerySchema,
    value: returnedPaymentSchema,
    reasons: ['ORDER_NOT_FOUND'],
  },
  loadAttempt: {
    summary: 'What became of the order that this browser began; its key comes as Order-Attempt header',
    input: nothing,
    value: attemptStateSchema,
    reasons: [],
    keys: [attempt],
  },
  releaseAttempt: {
    summary: 'Gives up the order that this browser began, with all that it holds, unless it has been paid meanwhile',
    input: nothing,
    value: attemptStateSchema,
    reasons: [],
    keys: [attempt],
  },
  findGuestOrder: {
    summary: 'An order by its number and the email address that it was placed with, or a signed key',
    input: guestOrderQuerySchema,
    value: orderSchema,
    reasons: ['ORDER_NOT_FOUND'],
  },
  cancelGuestOrder: {
    summary:
      'Cancels an order for who has its number and its email address or a signed key; otherwise as that of a customer',
    input: guestOrderQuerySchema,
    value: orderSchema,
    reasons: ['ORDER_NOT_FOUND', 'OrderStateInvalid', 'GiftCardUsed'],
  },
  askForGuestReturn: {
    summary: 'Asks to send something back, for who has the number of the order and its email address or a signed key',
    input: guestReturnRequestSchema,
    value: orderSchema,
    reasons: ['ORDER_NOT_FOUND', ...RETURN_REFUSALS, 'MISSING_DATA'],
    keys: [idempotentAlways],
  },
  listGuestOrderDays: {
    summary: 'The days that an order can move to, for who has its number and its email address or a signed key',
    input: guestOrderQuerySchema,
    value: orderDaysSchema,
    reasons: ['ORDER_NOT_FOUND'],
  },
  changeGuestOrderDay: {
    summary:
      'Changes the delivery day, for who has the number of the order and its email address or a signed key; otherwise as that of a customer',
    input: guestDayRequestSchema,
    value: orderSchema,
    reasons: ['ORDER_NOT_FOUND', ...DAY_REFUSALS],
  },
  resendGuestGiftCard: {
    summary:
      'Sends a bought gift card again, for who has the number of the order and its email address or a signed key; otherwise as that of a customer',
    input: guestResendSchema,
    value: orderSchema,
    reasons: ['ORDER_NOT_FOUND', ...RESEND_REFUSALS],
  },
} as const satisfies Record<string, CallSchema>;

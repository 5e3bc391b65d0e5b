import { type JsonObject, textOf } from '../json.ts';
import type { PaymentRefusal } from '../port.ts';

/** By decline code or, where there is none, by the code of the error. What is not named here is a plain no. */
const REASONS: ReadonlyMap<string, PaymentRefusal> = new Map<string, PaymentRefusal>([
  ['insufficient_funds', 'INSUFFICIENT_FUNDS'],
  ['expired_card', 'CARD_EXPIRED'],
  ['incorrect_cvc', 'CODE_INVALID'],
  ['invalid_cvc', 'CODE_INVALID'],
  ['incorrect_number', 'CARD_INVALID'],
  ['invalid_number', 'CARD_INVALID'],
  ['invalid_account', 'CARD_INVALID'],
  ['invalid_expiry_month', 'CARD_INVALID'],
  ['invalid_expiry_year', 'CARD_INVALID'],
  ['lost_card', 'CARD_BLOCKED'],
  ['stolen_card', 'CARD_BLOCKED'],
  ['pickup_card', 'CARD_BLOCKED'],
  ['restricted_card', 'CARD_BLOCKED'],
  ['fraudulent', 'SUSPECTED_FRAUD'],
  ['merchant_blacklist', 'SUSPECTED_FRAUD'],
  ['authentication_required', 'AUTHENTICATION_FAILED'],
  ['payment_intent_authentication_failure', 'AUTHENTICATION_FAILED'],
  ['issuer_not_available', 'ISSUER_UNAVAILABLE'],
  ['try_again_later', 'ISSUER_UNAVAILABLE'],
  ['card_not_supported', 'NOT_SUPPORTED'],
  ['currency_not_supported', 'NOT_SUPPORTED'],
  ['service_not_allowed', 'NOT_SUPPORTED'],
  ['transaction_not_allowed', 'NOT_SUPPORTED'],
  ['card_velocity_exceeded', 'AMOUNT_NOT_ALLOWED'],
  ['withdrawal_count_limit_exceeded', 'AMOUNT_NOT_ALLOWED'],
  ['amount_too_large', 'AMOUNT_NOT_ALLOWED'],
  ['processing_error', 'PROVIDER_ERROR'],
]);

/** Why a payment was refused, from its `last_payment_error`. */
export const readDecline = (error: JsonObject): PaymentRefusal =>
  REASONS.get(textOf(error, 'decline_code') ?? textOf(error, 'code') ?? '') ?? 'DECLINED';

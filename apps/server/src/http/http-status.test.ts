import { failed, rejected, success } from '@wattle/domain/results';
import { expect, it } from 'vitest';
import { httpStatus } from './http-status.ts';

it.each([
  [success(1), 200],
  [rejected({ code: 'PRODUCT_NOT_FOUND' as const }), 404],
  [rejected({ code: 'REDIRECT_REQUIRED' as const }), 422],
  [rejected({ code: 'CART_PROMO_EXCLUSIVE' as const }), 422],
  [failed('UNAVAILABLE'), 503],
  [failed('TIMEOUT'), 504],
  [failed('CONFLICT'), 409],
  [rejected({ code: 'CustomerNotFound' as const }), 404],
  [rejected({ code: 'ACCOUNT_NOT_AUTHENTICATED' as const }), 401],
  [rejected({ code: 'MISSING_DATA' as const }), 400],
  [rejected({ code: 'InsufficientStock' as const }), 422],
])('answers %j with %i', (outcome, status) => {
  expect(httpStatus(outcome)).toBe(status);
});

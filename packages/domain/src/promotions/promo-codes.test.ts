import { expect, it } from 'vitest';
import { addPromoCode } from './promo-codes.ts';

it('takes a code as people type it', () => {
  expect(addPromoCode([], ' summer 20 ')).toEqual({ status: 'SUCCESS', value: ['SUMMER20'] });
});

it.each([
  [['SUMMER20'], 'summer20', 'CART_PROMO_CODE_APPLIED'],
  [[], '   ', 'CART_PROMO_CODE_INVALID'],
  [[], 'x'.repeat(51), 'CART_PROMO_CODE_INVALID'],
  [Array.from({ length: 10 }, (_, index) => `CODE${index}`), 'ONE-MORE', 'CART_PROMO_LIMIT_EXCEEDED'],
])('to %j adds no %j [C-8-19]', (codes, typed, code) => {
  expect(addPromoCode(codes, typed)).toEqual({ status: 'REJECTED', reasons: [{ code }] });
});

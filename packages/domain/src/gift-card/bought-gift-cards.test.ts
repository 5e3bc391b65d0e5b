import { describe, expect, it } from 'vitest';
import { SAMPLE_GIFT } from '../cart/testing/sample-cart.ts';
import type { OrderLine } from '../order/order.ts';
import { cleanVoucherCode } from '../vouchers/start-voucher.ts';
import { boughtGiftCards, giftCardExpiry, printedCardNumber } from './bought-gift-cards.ts';

const line = (id: string, part: Partial<OrderLine>): OrderLine => ({
  id,
  productId: 'card',
  variantId: 'card-1',
  sku: '',
  name: 'Gift card',
  path: '/products/card',
  imageUrl: null,
  qty: 1,
  unitCents: 5000,
  discountCents: 0,
  totalCents: 5000,
  plan: null,
  giftcard: null,
  promotionId: null,
  ...part,
});

describe('boughtGiftCards', () => {
  it('gives a card for each unit of each gift-card line, and none for other goods [C-3-14]', () => {
    const gift = { ...SAMPLE_GIFT, amount: 20 };
    const lines = [line('1', { giftcard: gift, qty: 2 }), line('2', {}), line('3', { giftcard: SAMPLE_GIFT })];
    const cards = boughtGiftCards({ lines });
    expect(cards.map(({ lineId, unit }) => `${lineId}/${unit}`)).toEqual(['1/1', '1/2', '3/1']);
    expect(cards[0]).toEqual({ lineId: '1', unit: 1, amountCents: 2000, details: gift });
  });

  it('is worth what is written on it, also when it was sold for less', () => {
    const lines = [line('1', { giftcard: { ...SAMPLE_GIFT, amount: 100 }, discountCents: 1000, totalCents: 9000 })];
    expect(boughtGiftCards({ lines })[0]?.amountCents).toBe(10_000);
  });
});

describe('giftCardExpiry', () => {
  it.each([
    ['2026-11-16', '2029-11-16'],
    ['2028-02-29', '2031-03-01'],
  ])('sold on %s it holds to the end of %s', (soldOn, expires) => {
    expect(giftCardExpiry(soldOn)).toBe(expires);
  });
});

describe('printedCardNumber', () => {
  it.each([
    ['6036281234567890123', '6036 2812 3456 7890 123'],
    ['12345678', '1234 5678'],
    ['', ''],
  ])('prints %s as %s, and what is typed from there is the code again', (code, printed) => {
    expect(printedCardNumber(code)).toBe(printed);
    expect(cleanVoucherCode(printed)).toBe(code);
  });
});

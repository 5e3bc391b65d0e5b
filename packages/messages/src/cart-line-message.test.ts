import { CART_FAILURES } from '@wattle/domain/cart';
import { describe, expect, it } from 'vitest';
import { cartLineMessage } from './cart-line-message.ts';

describe('cartLineMessage', () => {
  it('says that a plan is not known [C-5-12 D-5-52]', () => {
    expect(cartLineMessage({ code: 'warrantyNotFound' })).toBe('Warranty not found.');
  });

  it.each([
    [{ code: 'productQtyMaxExceeded', params: { qtyMax: 2 } }, 'There is a limit of 2 per order.'],
    [{ code: 'variantQtyMaxExceeded', params: { qtyMax: 99 } }, 'There is a limit of 99 per order.'],
    [{ code: 'variantQtyBelowMin', params: { qtyMin: 4 } }, 'The minimum order is 4.'],
    [{ code: 'variantQtyNotMultiple', params: { multipleOf: 6 } }, 'Sold in lots of 6.'],
    [{ code: 'stockInsufficient', params: { stockQty: 3 } }, 'Only 3 in stock.'],
    [{ code: 'stockInsufficient', params: { stockQty: 0 } }, 'Sold out for now.'],
  ] as const)('gives the number: %j', (reason, sentence) => {
    expect(cartLineMessage(reason)).toBe(sentence);
  });

  it('has a whole sentence for every failure', () => {
    const params = { qtyMax: 1, qtyMin: 1, multipleOf: 1, stockQty: 1 };
    for (const code of CART_FAILURES) expect(cartLineMessage({ code, params })).toMatch(/^[A-Z][^{}]+\.$/);
  });
});

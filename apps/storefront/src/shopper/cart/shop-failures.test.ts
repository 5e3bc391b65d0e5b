import type { CartLine } from '@wattle/domain/cart';
import { describe, expect, it } from 'vitest';
import { withShopFailures } from './shop-failures.ts';

const line = (id: string): CartLine => ({
  id,
  productId: id,
  variantId: `${id}-1`,
  qty: 1,
  createdAt: 0,
  warrantyId: null,
  giftcard: null,
  attribution: null,
  addedFrom: 'card',
  analyticsContext: {},
  extra: { releaseDateTime: null },
  warranty: null,
  isHidden: false,
});
const lines = [line('a'), line('b')];
const VALID = { failures: {}, isValid: true };

describe('what the shop finds wrong', () => {
  it('is said at its line, and the cart is not valid [C-5-01]', () => {
    const info = { failures: [{ item: 1, code: 'stockInsufficient' as const, params: { qty: 0 } }] };
    expect(withShopFailures(VALID, lines, info)).toEqual({
      failures: { b: [{ code: 'stockInsufficient', params: { qty: 0 } }] },
      isValid: false,
    });
  });

  it('is said once when this page found it too', () => {
    const own = { failures: { a: [{ code: 'stockInsufficient' as const }] }, isValid: false };
    const info = { failures: [{ item: 0, code: 'stockInsufficient' as const }] };
    expect(withShopFailures(own, lines, info)).toEqual(own);
  });

  it('makes the cart not valid even where it belongs to no line that is shown', () => {
    const info = { failures: [{ item: 7, code: 'warrantyNotFound' as const }] };
    expect(withShopFailures(VALID, lines, info)).toEqual({ failures: {}, isValid: false });
  });

  it('is nothing while the shop has not said anything, or finds nothing', () => {
    expect(withShopFailures(VALID, lines, null)).toEqual(VALID);
    expect(withShopFailures(VALID, lines, { failures: [] })).toEqual(VALID);
  });
});

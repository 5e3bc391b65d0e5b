import { describe, expect, it } from 'vitest';
import { changeVariant } from './change-variant.ts';
import { factsOf, SAMPLE_GIFT, sampleFacts, sampleItem } from './testing/sample-cart.ts';

const variants = [
  { id: 'a-1', qty: 10 },
  { id: 'a-2', qty: 4 },
  { id: 'a-3', qty: 0 },
];
const facts = factsOf(
  sampleFacts('a', { variants, cartQtyVariantMax: 5 }),
  sampleFacts('card', { functionalType: 'giftcard' }),
);
const newer = sampleItem({ productId: 'b', createdAt: 2000 });

describe('changeVariant', () => {
  it('keeps the quantity, the plan, the place and where it came from', () => {
    const line = sampleItem({ qty: 3, warrantyId: 'plan-2', addedFrom: 'search' });
    const older = sampleItem({ productId: 'c', createdAt: 500 });
    expect(changeVariant([newer, line, older], line.id, 'a-2', facts, 0)).toEqual({
      status: 'SUCCESS',
      value: { items: [newer, { ...line, variantId: 'a-2', id: 'a/a-2/plan-2' }, older], itemId: 'a/a-2/plan-2' },
    });
  });

  it('keeps a gift card as it is', () => {
    const gift = sampleItem({ productId: 'card', giftcard: SAMPLE_GIFT, id: 'g1' });
    expect(changeVariant([gift], 'g1', 'card-2', facts, 0)).toEqual({
      status: 'SUCCESS',
      value: { items: [{ ...gift, variantId: 'card-2' }], itemId: 'g1' },
    });
  });

  it('joins the line that has that variant already, with the units of both [C-4-56 C-4-64]', () => {
    const other = sampleItem({ variantId: 'a-2', qty: 3, createdAt: 500 });
    expect(changeVariant([sampleItem(), other], 'a/a-1', 'a-2', facts, 0)).toEqual({
      status: 'SUCCESS',
      value: { items: [{ ...other, qty: 4 }], itemId: 'a/a-2' },
    });
  });

  it('does not join a line with another plan', () => {
    const covered = sampleItem({ variantId: 'a-2', warrantyId: 'plan-2', createdAt: 500 });
    const changed = changeVariant([sampleItem(), covered], 'a/a-1', 'a-2', facts, 0);
    expect(changed.status === 'SUCCESS' && changed.value.items.map(({ id }) => id)).toEqual(['a/a-2', 'a/a-2/plan-2']);
  });

  it.each([
    ['what is sold out', [sampleItem()], 'a-3', { code: 'stockInsufficient', params: { stockQty: 0 } }],
    ['more than there is', [sampleItem({ qty: 5 })], 'a-2', { code: 'stockInsufficient', params: { stockQty: 4 } }],
    [
      'more than there is together with a line that has it',
      [sampleItem({ qty: 2 }), sampleItem({ variantId: 'a-2', warrantyId: 'plan-2', qty: 3 })],
      'a-2',
      { code: 'stockInsufficient', params: { stockQty: 4 } },
    ],
    [
      'more than one line may have',
      [sampleItem({ variantId: 'a-2', qty: 3 }), sampleItem({ qty: 3 })],
      'a-1',
      { code: 'variantQtyMaxExceeded', params: { qtyMax: 5 } },
    ],
    ['a variant that the product does not have', [sampleItem()], 'b-1', { code: 'productStateInvalid' }],
  ])('refuses %s, as adding does [C-4-62]', (_, items, variantId, reason) => {
    const id = items[0]?.id ?? '';
    expect(changeVariant(items, id, variantId, facts, 0)).toEqual({ status: 'REJECTED', reasons: [reason] });
  });

  it('is not kept from what is there by what was wrong before', () => {
    const line = sampleItem({ variantId: 'a-3', warrantyId: 'gone' });
    expect(changeVariant([line], line.id, 'a-1', facts, 0).status).toBe('SUCCESS');
  });

  it('changes nothing for the variant that it has, or for a line that has gone', () => {
    const items = [sampleItem()];
    expect(changeVariant(items, 'a/a-1', 'a-1', facts, 0)).toEqual({
      status: 'SUCCESS',
      value: { items, itemId: 'a/a-1' },
    });
    expect(changeVariant(items, 'gone', 'a-2', facts, 0)).toEqual({
      status: 'SUCCESS',
      value: { items, itemId: 'gone' },
    });
  });
});
